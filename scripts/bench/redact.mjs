/**
 * npm run bench -- redact [--quick] [--bytes 50MB] [--secrets 100000] [--rounds 5]
 *
 * Sessions full of secrets, one a line, of several kinds and spellings: `redact` as whole commands against a readline +
 * JSON.parse pass over the same bytes, which are the store's copies and logs. Finding which texts are secret is the redaction rules' work and told apart: the bars
 * hold for looking for all of them, and for overwriting them.
 */
import fs from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parseBytes } from "./corpus.mjs";
import { createReport, describeMachine, interleave, median, runProcess, withScratch } from "./measure.mjs";
import { makePack, REPOSITORY, userEnv } from "./pack.mjs";
import { createRandom, createVocabulary, slicePool } from "./vocabulary.mjs";

/** Against the plain pass. */
const MAX_RATIO = 3;
const MAX_RSS_MB = 400;
const SECRETS_PER_SESSION = 1_000;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const ESC = "\u001b";

export async function run(argv) {
  const { values } = parseArgs({
    args: argv,
    options: {
      quick: { type: "boolean" },
      bytes: { type: "string" },
      secrets: { type: "string" },
      rounds: { type: "string" },
    },
  });
  const bytes = parseBytes(values.bytes ?? (values.quick ? "10MB" : "50MB"));
  const secrets = Number(values.secrets ?? (values.quick ? 20_000 : 100_000));
  const rounds = Number(values.rounds ?? (values.quick ? 3 : 5));
  const report = createReport(`redact (${describeMachine()})`);
  await withScratch("redact", async (scratch) => {
    const projects = join(scratch, "projects");
    const total = writeSessions(projects, { bytes, secrets });
    report.note(`${secrets} secrets in ${(total / 1e6).toFixed(0)} MB`);
    const pack = makePack(join(scratch, "pack"), { stubWorker: true });
    const store = join(scratch, "store");
    const command = (place, ...args) =>
      runProcess([process.execPath, join(pack, "bin", "logbook"), ...args], {
        env: userEnv(scratch, place),
        peakRss: true,
        codes: [0, 1],
      });
    await command(store, "import", projects);
    await measure(report, { scratch, store, command, rounds, secrets });
  });
  report.finish();
}

/** One entry a line, as long as it takes. Gives the bytes. */
function writeSessions(projects, { bytes, secrets }) {
  const random = createRandom(7);
  const vocabulary = createVocabulary(1, { scale: 0.2 });
  const folder = join(projects, "-home-dev-redact");
  fs.mkdirSync(folder, { recursive: true });
  const chars = Math.max(40, Math.floor(bytes / secrets) - 330);
  let total = 0;
  for (let session = 0; session * SECRETS_PER_SESSION < secrets; session++) {
    const id = `00000000-0000-4000-8000-${String(session).padStart(12, "0")}`;
    let parent = null;
    const lines = [];
    for (let at = 0; at < SECRETS_PER_SESSION; at++) {
      const uuid = `${String(at).padStart(8, "0")}-0000-4000-8${String(session).padStart(3, "0")}-000000000000`;
      const text = `${slicePool(vocabulary.prose, random, chars)}\n${secretOf(random, at)}\nand so on`;
      lines.push(JSON.stringify(entryOf({ id, uuid, parent, at, text })));
      parent = uuid;
    }
    const content = `${lines.join("\n")}\n`;
    fs.writeFileSync(join(folder, `${id}.jsonl`), content);
    total += Buffer.byteLength(content);
  }
  return total;
}

function entryOf({ id, uuid, parent, at, text }) {
  const role = at % 2 === 0 ? "user" : "assistant";
  const content = role === "user" ? text : [{ type: "text", text }];
  const timestamp = new Date(Date.UTC(2026, 0, 5) + at * 1000).toISOString();
  const message = { role, content };
  return { parentUuid: parent, type: role, message, uuid, timestamp, sessionId: id, cwd: "/home/dev/redact" };
}

/** Put together here, so that no scanner takes this file for a leak. */
function secretOf(random, at) {
  const value = (length) => Array.from({ length }, () => ALPHABET[random.below(ALPHABET.length)]).join("");
  const token = ["ghp", value(36)].join("_");
  const kinds = [
    () => `export GITHUB_TOKEN=${token}`,
    () => `curl -H "Authorization: Bearer ${value(40)}1"`,
    () => `DB_PASSWORD=${value(14)}7`,
    () => ["AKIA", value(16).toUpperCase()].join(""),
    () => `${ESC}[32m${token}${ESC}[0m`,
  ];
  return kinds[at % kinds.length]();
}

async function measure(report, { scratch, store, command, rounds, secrets }) {
  let copies = 0;
  let rssMB = 0;
  let places = 0;
  /** A store of its own for what changes it, copied outside what is measured. */
  const copyStore = (isWhole) => {
    const copy = join(scratch, `copy-${copies++}`);
    fs.cpSync(store, copy, { recursive: true });
    if (!isWhole)
      for (const suffix of ["", "-wal", "-shm"])
        fs.rmSync(join(copy, `archive.db${suffix}`), { force: true });
    return copy;
  };
  const timed = async (place, ...args) => {
    const result = await command(place, "redact", ...args, "--json");
    rssMB = Math.max(rssMB, result.rssMB);
    places = Math.max(places, JSON.parse(result.stdout).places);
    return result.ms;
  };
  const times = await interleave(
    {
      bare: async () => (await runProcess([process.execPath, "-e", "0"])).ms,
      pass: async () =>
        (
          await runProcess([
            process.execPath,
            join(REPOSITORY, "scripts/bench/readline-pass.mjs"),
            join(store, "sessions"),
          ])
        ).ms,
      one: () => timed(store, "no such text in it", "--dry-run"),
      secrets: () => timed(store, "--secrets", "--dry-run"),
      pattern: () =>
        timed(store, "--pattern", "ghp_[A-Za-z0-9]{36}|Bearer \\w{41}|AKIA\\w{16}|D=\\w{15}", "--dry-run"),
      overwrite: () =>
        timed(copyStore(false), "--pattern", "ghp_\\w{36}|Bearer \\w{41}|AKIA\\w{16}|D=\\w{15}", "--yes"),
    },
    rounds,
  );
  const whole = await timed(copyStore(true), "--secrets", "--yes");
  const pass = median(times.pass);
  report.line(
    "readline + JSON.parse",
    `${pass.toFixed(0)} ms (bare node ${median(times.bare).toFixed(0)} ms)`,
  );
  const ratio = (name) => median(times[name]) / pass;
  report.bar("one text, that is nowhere / pass", ratio("one"), { max: MAX_RATIO });
  report.bar(`${secrets} texts by pattern, found / pass`, ratio("pattern"), { max: MAX_RATIO });
  report.bar("the same, overwritten and hashed again / pass", ratio("overwrite"), { max: MAX_RATIO });
  report.bar("--secrets, found by the rules / pass", ratio("secrets"), { max: MAX_RATIO });
  report.bar("--secrets, overwritten, and the archive made anew / pass", whole / pass, {});
  report.line("places", String(places));
  report.bar("highest resident size", rssMB, { max: MAX_RSS_MB, unit: "MB" });
}
