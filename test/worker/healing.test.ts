/** P4: whatever comes over the archive, commands answer rightly or in one sentence, and one run of the worker heals it. */
import fs from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { CommandSpec } from "../../lib/cli/command.ts";
import { doctor } from "../../lib/cli/specs/doctor.ts";
import { exportCommand } from "../../lib/cli/specs/export.ts";
import { importCommand } from "../../lib/cli/specs/import.ts";
import { overview } from "../../lib/cli/specs/overview.ts";
import { reindex } from "../../lib/cli/specs/reindex.ts";
import { replay } from "../../lib/cli/specs/replay.ts";
import { search } from "../../lib/cli/specs/search.ts";
import { sessions } from "../../lib/cli/specs/sessions.ts";
import { show } from "../../lib/cli/specs/show.ts";
import { stats } from "../../lib/cli/specs/stats.ts";
import { status } from "../../lib/cli/specs/status.ts";
import { archiveTurn } from "../support/archive-turn.ts";
import { DAMAGE_KINDS, type DamageKind } from "../support/damage-kinds.ts";
import { makeCall } from "../support/hook-call.ts";
import { hasNative } from "../support/native.ts";
import { execRaw } from "../support/raw-database.ts";
import { createWorkbench, SESSION, type Workbench } from "./workbench.ts";

const OTHER = SESSION.replace("1", "2");
/** So many that the index has several pages. */
const TURNS = 60;

let bench: Workbench;
let kept: string;
let turn: string;
let damagedTurn: string;
let sound: string[];

beforeAll(async () => {
  vi.stubEnv("LOGBOOK_OFF", "1");
  bench = createWorkbench();
  for (const [first, session] of [
    [1_000, SESSION],
    [9_000, OTHER],
  ] as const) {
    const talk = bench.talk(first);
    for (let n = 0; n < TURNS; n++) {
      const id = talk.prompt(`where does zebra${first + n} live?`);
      if (n === 7) turn = id;
      if (first + n === 1_040) damagedTurn = id;
      talk.answer(
        `giraffe${first + n} knows: ${[...Array(12).keys()].map((k) => wordOf(first, n, k)).join(" ")}`,
      );
    }
    bench.save(talk, session);
    bench.put({ session });
  }
  await bench.work();
  sound = bench.dump();
  kept = fs.mkdtempSync(join(bench.home, "kept-"));
  fs.cpSync(bench.store.root, kept, { recursive: true });
});

afterAll(() => {
  bench?.remove();
  vi.unstubAllEnvs();
});

function wordOf(first: number, n: number, k: number): string {
  return `w${((first + n * 13 + k) * 7_919 * 104_729).toString(36)}`;
}

function harm({ hurt }: DamageKind): void {
  fs.rmSync(bench.store.root, { recursive: true, force: true });
  fs.cpSync(kept, bench.store.root, { recursive: true });
  hurt(bench.store.archive);
}

async function expectHealed(): Promise<void> {
  expect(bench.dump()).toEqual(sound);
  for (const word of ["zebra1003", "giraffe9050", wordOf(9_000, 50, 5)]) {
    expect(await bench.run(search, word), word).toMatchObject({ code: 0, stderr: "" });
  }
  expect(await bench.run(search, "nonesuch")).toMatchObject({ code: 1, stdout: "" });
  expect((await bench.run(doctor, "--json")).json<Findings>().findings).toContainEqual(
    expect.objectContaining({ subject: "archive", level: "ok" }),
  );
}

interface Findings {
  findings: { subject: string; level: string }[];
}

const asideOf = (): string[] =>
  fs.readdirSync(bench.store.root).filter((name) => /\.damaged-[^.]*Z$/.test(name));

/** What each says of a store whose raw copies and logs are whole. */
const READS: readonly [CommandSpec, string[], RegExp][] = [
  [search, ["zebra1003"], /zebra1003/],
  [search, ["giraffe9050"], /giraffe9050/],
  [search, ["nonesuch", "zebra1003"], /zebra1003/],
  [sessions, [], /11111111/],
  [stats, [], /120|60/],
  [replay, [SESSION], /zebra1059/],
  [overview, [], /./],
  [exportCommand, [SESSION], /zebra1059/],
];

describe.skipIf(!hasNative || process.platform === "win32").each([...DAMAGE_KINDS])(
  "$name (needs the native module)",
  (kind) => {
    it("keeps no command from answering", async () => {
      harm(kind);
      for (const [spec, argv, says] of [...READS, [show, [turn], /zebra9007/] as const]) {
        const { code, stdout, stderr } = await bench.run(spec, ...argv);
        expect({ code, stderr }, `${spec.name} ${argv.join(" ")}: ${stdout}`).toMatchObject({ code: 0 });
        expect(stdout).toMatch(says);
        expect(stderr).toMatch(/^(?:logbook: [^\n]+\n)?$/);
      }
      expect(await bench.run(search, "nonesuch")).toMatchObject({ code: 1, stdout: "" });
      expect((await bench.run(status)).stdout).toMatch(/archive/);
      const { findings } = (await bench.run(doctor, "--json")).json<Findings>();
      expect(findings.filter(({ subject }) => subject === "archive")).toMatchObject([
        { level: expect.stringMatching(/problem|warning/) },
      ]);
    });

    it("costs a Stop nothing, and one run of the worker heals it", async () => {
      harm(kind);
      const temp = { store: bench.store, env: { HOME: bench.home, LOGBOOK_HOME: bench.store.root } };
      const fields = { session_id: SESSION, cwd: bench.project, transcript_path: bench.transcript() };
      const call = makeCall(
        { ...temp, keepWorkerAway: () => undefined, [Symbol.dispose]: () => undefined },
        "Stop",
        fields,
        { LOGBOOK_OFF: "1" },
      );
      archiveTurn(call);
      await bench.work();
      await expectHealed();
      const isEmpty = kind.name === "an empty file";
      expect(asideOf()).toHaveLength(isEmpty ? 0 : 1);
      const told = bench.diagnostics().filter(({ code }) => code === "ARCHIVE_CORRUPT");
      expect(told).toHaveLength(isEmpty ? 0 : 1);
    });
  },
);

describe.skipIf(!hasNative).each(DAMAGE_KINDS.filter((_, at) => at % 3 === 0))(
  "$name (needs the native module)",
  (kind) => {
    it("keeps no import from taking in what is new", async () => {
      harm(kind);
      const { code, stderr } = await bench.run(importCommand);
      expect({ code, stderr }).toMatchObject({ code: 0 });
      await bench.work();
      await expectHealed();
    });

    it("reindex makes a sound one", async () => {
      harm(kind);
      expect(await bench.run(reindex)).toMatchObject({ code: 0 });
      await expectHealed();
    });
  },
);

/** What no sample of the index meets: only who asks for just that turn. */
const LOCAL: readonly DamageKind[] = [
  {
    name: "one row of words_docsize gone",
    hurt: (path) =>
      execRaw(
        path,
        "DELETE FROM words_docsize WHERE id = (SELECT id FROM turns ORDER BY id LIMIT 1 OFFSET 40)",
      ),
  },
  {
    name: "a page of zeros where entries are",
    hurt(path) {
      const bytes = fs.readFileSync(path);
      const at = bytes.indexOf("giraffe1040 knows");
      const start = at - (at % PAGE_BYTES);
      fs.writeFileSync(path, bytes.fill(0, start, start + PAGE_BYTES));
    },
  },
];

const PAGE_BYTES = 16_384;

describe.skipIf(!hasNative).each([...LOCAL])("$name (needs the native module)", (kind) => {
  it("is told by doctor", async () => {
    harm(kind);
    const found = (await bench.run(doctor, "--json")).json<Findings>().findings;
    expect(found).toContainEqual(expect.objectContaining({ subject: "archive", level: "problem" }));
  });

  it("leaves every command its answer, and is healed by the next run once one has met it", async () => {
    harm(kind);
    for (const [spec, argv] of [
      [search, ["giraffe1040"]],
      [exportCommand, [SESSION]],
      [show, [damagedTurn]],
      [replay, [SESSION]],
    ] as const) {
      const { code, stdout, stderr } = await bench.run(spec, ...argv);
      expect({ code, stderr }, spec.name).toMatchObject({ code: 0 });
      expect(stdout).toMatch(/(?:zebra|giraffe)1040/);
    }
    await bench.work();
    await expectHealed();
    expect(asideOf()).toHaveLength(1);
  });
});

it.skipIf(!hasNative)("what is found by nobody the daily look finds (needs the native module)", async () => {
  for (const kind of LOCAL) {
    harm(kind);
    await bench.work(undefined, { nowMs: Date.now() + 25 * 3_600_000 });
    await expectHealed();
    expect(asideOf(), kind.name).toHaveLength(1);
  }
});
