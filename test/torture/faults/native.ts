/** The database engine missing, broken, or made for another Node: capture goes on, search reads the raw copies. */
import fs from "node:fs";
import { basename, dirname, join } from "node:path";
import { distRoot, repositoryRoot } from "../../support/dist.ts";
import type { Fault, HurtSession } from "../fault.ts";
import { countRound, goodWorker, playSession, runStep, settle } from "../hurt.ts";

const ADDON = join("node_modules", "better-sqlite3", "build", "Release", "better_sqlite3.node");
const KINDS = ["missing", "garbage", "another ABI"] as const;

export const brokenNative: Fault = {
  name: "native module missing, garbage, of another ABI",
  sessions: { short: 1, full: 9 },
  async play(hurt) {
    const { world, at, form, random } = hurt;
    const kind = form === "short" ? random.pick(KINDS) : (KINDS[at % KINDS.length] ?? "missing");
    const pack = join(world.root, "pack");
    fs.cpSync(distRoot, join(pack, "dist"), { recursive: true });
    world.dist = join(pack, "dist");
    const addon = join(pack, ADDON);
    fs.mkdirSync(dirname(addon), { recursive: true });
    breakAddon(addon, kind);
    await playSession(hurt, {
      turns: 2,
      onStep: async (step) => {
        await runStep(hurt, step);
        countRound(hurt, `${step.event} with a native module that is ${kind}`);
      },
    });
    await settle(hurt);
    await expectAnswers(hurt);
    fs.copyFileSync(join(repositoryRoot, ADDON), addon);
    await goodWorker(hurt, 3_600_000);
    fs.rmSync(pack, { recursive: true });
    world.dist = distRoot;
  },
};

function breakAddon(path: string, kind: (typeof KINDS)[number]): void {
  if (kind === "garbage") fs.writeFileSync(path, "not a library");
  if (kind === "another ABI")
    fs.writeFileSync(path, ofAnotherNode(fs.readFileSync(join(repositoryRoot, ADDON))));
}

/** The addon says for which ABI it was made: a number, no flags, and two places that the loader fills in. */
function ofAnotherNode(addon: Buffer): Buffer {
  const head = Buffer.alloc(16);
  head.writeInt32LE(Number(process.versions.modules), 0);
  const at = addon.indexOf(head);
  if (at < 0) throw new Error("the addon does not tell its ABI where it was looked for");
  const other = Buffer.from(addon);
  other.writeInt32LE(1, at);
  return other;
}

/** Without an engine replay and search answer all the same. */
async function expectAnswers({ world, verdict, transcripts }: HurtSession): Promise<void> {
  for (const args of [
    ["replay", basename(transcripts[0] ?? "", ".jsonl")],
    ["search", "parser", "认证", "tests", "--all"],
  ]) {
    const { status, stderr } = await world.runCommand(args);
    if (status !== 0) verdict.troubles.push(`${args.join(" ")} ended with ${status}: ${stderr}`);
  }
}
