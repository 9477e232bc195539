/** Every store that a released version wrote opens with today's code, with the content it had. */
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { dumpArchive } from "../../lib/archive/dump.ts";
import { findFaults } from "../../lib/archive/faults.ts";
import { openArchive } from "../../lib/archive/open.ts";
import type { CommandSpec } from "../../lib/cli/command.ts";
import { doctor } from "../../lib/cli/specs/doctor.ts";
import { handoff } from "../../lib/cli/specs/handoff.ts";
import { memory } from "../../lib/cli/specs/memory.ts";
import { reindex } from "../../lib/cli/specs/reindex.ts";
import { replay } from "../../lib/cli/specs/replay.ts";
import { search } from "../../lib/cli/specs/search.ts";
import { sessions } from "../../lib/cli/specs/sessions.ts";
import { show } from "../../lib/cli/specs/show.ts";
import { status } from "../../lib/cli/specs/status.ts";
import { readLog } from "../../lib/log/read.ts";
import { loadScope } from "../../lib/memory/load.ts";
import { projectScope } from "../../lib/memory/scope.ts";
import { readDiagnostics } from "../../lib/platform/diagnostics.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { projectOf } from "../../lib/platform/project.ts";
import { readRange } from "../../lib/raw/read.ts";
import { MAIN_STREAM } from "../../lib/raw/segment.ts";
import { hasEngine } from "../support/native.ts";
import { FROZEN_VERSIONS, type FrozenStore, thawStore } from "./frozen-store.ts";
import { AGENT, CWD, NEXT, SESSION } from "./story.ts";

test("there is a frozen store of each format", () => {
  expect(FROZEN_VERSIONS).toContain("v1");
});

function dumpOf({ store }: FrozenStore): string[] {
  const archive = openArchive(store, { busyTimeoutMs: 1_000 });
  try {
    return [...dumpArchive(archive)];
  } finally {
    archive.close();
  }
}

async function jsonOf(frozen: FrozenStore, spec: CommandSpec, ...argv: string[]) {
  const { code, stdout, stderr } = await frozen.run(spec, ...argv, "--json");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return JSON.parse(stdout);
}

/** Of a store's files, those that commands for reading have no business to touch. */
function readFiles({ store }: FrozenStore): Record<string, string> {
  const names = fs.readdirSync(store.root, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => fs.statSync(join(store.root, name)).isFile());
  const own = files.filter((name) => !/^archive\.db-(?:wal|shm)$/.test(name)).sort();
  return Object.fromEntries(own.map((name) => [name, fs.readFileSync(join(store.root, name), "base64")]));
}

describe.each(FROZEN_VERSIONS)("a store of format %s", (version) => {
  test("replays from its log alone", async () => {
    using frozen = thawStore(version);
    fs.rmSync(frozen.store.archive);
    for (const session of [SESSION, NEXT]) {
      fs.rmSync(sessionPaths(frozen.store, session).raw, { recursive: true });
    }
    const first = await jsonOf(frozen, replay, SESSION);
    expect(first).toMatchObject({
      state: "ended",
      totals: { turns: 4, prompts: 3, calls: 4, failed: 1, agents: 1, compactions: 1 },
    });
    const targets = first.turns.flatMap(({ steps }: { steps: { target?: string; kind: string }[] }) =>
      steps.filter(({ kind }) => kind === "tool").map(({ target }) => target),
    );
    expect(targets).toEqual([
      "/project/lib/payment/retry.ts",
      "npx vitest run test/checkout",
      "git log --oneline",
      "/project/lib/auth/token.ts",
    ]);
    expect(await jsonOf(frozen, replay)).toMatchObject({ session: NEXT, totals: { prompts: 3, calls: 1 } });
  });

  test("lists its sessions", async () => {
    using frozen = thawStore(version);
    const { sessions: listed } = await jsonOf(frozen, sessions);
    expect(listed.map(({ session, title }: Record<string, string>) => [session, title])).toEqual([
      [NEXT, "When do releases go out?"],
      [SESSION, "Why does retryPayment fail one time in ten? Remember that our amounts are in yen."],
    ]);
  });

  test.each([
    ["kumquat", 1],
    ["用户", 1],
    ["認証トークン", 1],
    ["retryPayment", 2],
  ])("finds %s", async (query, count) => {
    using frozen = thawStore(version);
    const found = await jsonOf(frozen, search, query);
    expect(found.hits).toHaveLength(count);
    expect(found.total_some).toBe(count);
  });

  test("shows a turn, a call, and a subagent's answer", async () => {
    using frozen = thawStore(version);
    const turn = await frozen.run(show, SESSION);
    expect(turn.stdout).toContain("The kumquat queue drops its last entry");
    expect(turn.stdout).toContain("1 failed: expected 3 to be 4");
    const call = await frozen.run(show, "toolu_5e55f0a1_5");
    expect(call.stdout).toContain("change 399");
    const agent = await frozen.run(show, `${AGENT}-0000-4000-8000-000000000001`);
    expect(agent.stdout).toContain("Only checkout.ts calls it.");
  });

  test("holds its memories, their versions, and what waits to be filed", async () => {
    using frozen = thawStore(version);
    const listed = await frozen.run(memory, "list", "--history");
    for (const name of ["移行期限", "release day", "our amounts are in yen", "answers  user"]) {
      expect(listed.stdout).toContain(name);
    }
    expect(listed.stdout).toContain("version of 2026-01-02");
    expect(listed.stdout).toContain("not filed yet: the staging server is called plover");
    expect(listed.stdout).not.toContain("coffee");
    const { edits, problems } = loadScope(projectScope(frozen.store, projectOf(CWD).id));
    expect({ edits, problems }).toEqual({ edits: [], problems: [] });
  });

  test("hands its last session over", async () => {
    using frozen = thawStore(version);
    const { code, stdout } = await frozen.run(handoff);
    expect(code).toBe(0);
    expect(stdout).toContain("Last request, answered: Remember that the staging server is called plover.");
  });

  test("is judged by doctor and status as it was: one failed job, nothing else", async () => {
    using frozen = thawStore(version);
    const report = (await frozen.run(doctor, "--json")).json<{ findings: Record<string, string>[] }>();
    const faults = report.findings.filter(({ level }) => level === "problem" || level === "warning");
    // Of this machine, not of the store: which Node, which client, which settings.
    const ofStore = faults.filter(
      ({ subject }) => !["node", "sqlite", "hooks", "client"].includes(subject ?? ""),
    );
    expect(ofStore.map(({ what }) => what)).toEqual([
      expect.stringContaining("work on session gone failed 1 times"),
    ]);
    const state = (await frozen.run(status, "--json")).json<Record<string, unknown>>();
    expect(state).toMatchObject({ sessions: { project: 2, store: 2 }, worker: { waiting_jobs: 1 } });
    expect(readDiagnostics(frozen.store, 10)).toEqual([expect.objectContaining({ code: "INPUT_INVALID" })]);
  });

  test("is not changed by being read", async () => {
    using frozen = thawStore(version);
    // An archive of an older version is brought up to date by whoever opens it first.
    if (hasEngine) openArchive(frozen.store, { busyTimeoutMs: 1_000 }).close();
    const before = readFiles(frozen);
    for (const [spec, ...argv] of [
      [replay],
      [search, "kumquat"],
      [sessions],
      [show, SESSION],
      [memory, "list"],
      [handoff],
    ] as const)
      await frozen.run(spec, ...argv);
    expect(readFiles(frozen)).toEqual(before);
  });

  test.skipIf(!hasEngine)(
    "rebuilds the same archive from its raw copies (needs a database engine)",
    async () => {
      using frozen = thawStore(version);
      const before = dumpOf(frozen);
      expect(before.length).toBeGreaterThan(10);
      fs.rmSync(frozen.store.archive);
      frozen.emptyQueue();
      expect((await frozen.run(reindex)).code).toBe(0);
      expect(dumpOf(frozen)).toEqual(before);
      const archive = openArchive(frozen.store, { busyTimeoutMs: 1_000 });
      expect(findFaults(archive)).toEqual([]);
      archive.close();
    },
  );

  test("has raw copies, plain and compressed, that read as one transcript", () => {
    using frozen = thawStore(version);
    const { raw } = sessionPaths(frozen.store, SESSION);
    const folder = join(raw, MAIN_STREAM, "0001");
    expect(fs.readdirSync(folder).filter((name) => name.endsWith(".gz"))).toHaveLength(1);
    const bytes = [...readRange(raw, MAIN_STREAM, { generation: 1 })].map((piece) =>
      Buffer.from(piece.bytes),
    );
    const lines = Buffer.concat(bytes).toString("utf8").trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line).sessionId)).toEqual(lines.map(() => SESSION));
  });

  test("has logs without damage", () => {
    using frozen = thawStore(version);
    for (const session of [SESSION, NEXT]) {
      expect(readLog(sessionPaths(frozen.store, session).log)).toMatchObject({ damage: [], tornTail: false });
    }
  });
});
