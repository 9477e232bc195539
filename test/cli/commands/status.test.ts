import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { status } from "../../../lib/cli/specs/status.ts";
import { appendDiagnostic } from "../../../lib/platform/diagnostics.ts";
import { putJob } from "../../../lib/platform/queue.ts";
import { makeStore, NOON_MS, transcriptOf } from "../../support/cli-store.ts";
import { ENGINE, hasEngine } from "../../support/native.ts";
import { buildLog, START_MS } from "../../support/session-log.ts";

const ID = "3f2a9c1e-0000-4000-8000-000000000001";
const noonS = (NOON_MS - START_MS) / 1_000;

describe("logbook status", () => {
  it("of a machine that has recorded nothing points to install and import", async () => {
    using store = makeStore();
    const { code, stdout } = await store.run(status, []);
    expect(code).toBe(0);
    for (const text of ["none yet", "logbook install", "logbook import"]) expect(stdout).toContain(text);
  });

  it("counts sessions of today, of the project and of the store", async () => {
    using store = makeStore();
    store.add({ id: ID, records: buildLog().prompt(noonS - 120, "now").records });
    store.add({ id: `4${ID.slice(1)}`, records: buildLog().prompt(0, "yesterday").records });
    store.add({
      id: `5${ID.slice(1)}`,
      project: "garden",
      records: buildLog().prompt(noonS - 600, "dig").records,
    });
    putJob(store.store, { v: 1, kind: "session", session: ID, time: "2026-03-02T11:58:00.000Z" });
    const { code, json, stdout } = await store.run(status, ["--json"]);
    expect(code, stdout).toBe(0);
    expect(json()).toMatchObject({
      v: 1,
      last_capture: { time: "2026-03-02T11:58:00.000Z", event: "UserPromptSubmit", session: ID },
      sessions: { today: 2, project: 2, store: 3 },
      worker: { is_alive: false, waiting_jobs: 1 },
      problems: [],
    });
    const text = (await store.run(status, [])).stdout;
    expect(text).toContain("last capture  2m 00s ago: UserPromptSubmit of session 3f2a9c1e");
    expect(text).toContain("sessions      2 today, 2 in this project, 3 in all");
  });

  it("shows what hooks had to swallow, and exits 1", async () => {
    using store = makeStore();
    store.add({ id: ID, records: buildLog().prompt(noonS - 60, "now").records });
    appendDiagnostic(store.store, {
      v: 1,
      time: new Date(NOON_MS - 5_000).toISOString(),
      code: "ENOSPC",
      event: "PostToolUse",
      message: "append record: no space left",
    });
    const { code, stdout } = await store.run(status, []);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /✗ errors: 1 x ENOSPC in PostToolUse in the last day, last: append record: no space left/,
    );
    expect(stdout).toContain("logbook doctor");
  });

  it("tells how full the window of a living session is, as far as it is known", async () => {
    using store = makeStore();
    const turn = { uuid: "aaaa1111-0000-4000-8000-000000000001", prompt: "go", answer: "Gone." };
    store.add({ id: ID, transcript: transcriptOf(ID, store.folder("shop"), [turn]) });
    const own = { env: { CLAUDE_CODE_SESSION_ID: ID } };
    const { stdout } = await store.run(status, [], own);
    expect(stdout).toContain("window        2 % full (3.1k of 167k tokens), session 3f2a9c1e");
    expect((await store.run(status, ["--json"], own)).json()).toMatchObject({
      windows: [{ session: ID, model: "claude-sonnet-4-5", used_tokens: 3_120, usable_tokens: 167_000 }],
    });
    expect((await store.run(status, ["--json"])).json()).toMatchObject({ windows: [] });
  });

  it.skipIf(!hasEngine)("counts the archive's turns (needs a database engine)", async () => {
    using store = makeStore();
    const turn = { uuid: "aaaa1111-0000-4000-8000-000000000001", prompt: "go", answer: "Gone." };
    store.add({ id: ID, transcript: transcriptOf(ID, store.folder("shop"), [turn]) });
    store.ingest();
    expect((await store.run(status, ["--json"])).json()).toMatchObject({
      archive: { turns: 1, engine: ENGINE },
    });
  });

  it("tells what takes the room, and warns from 5 GB on", async () => {
    using store = makeStore();
    const turn = { uuid: "aaaa1111-0000-4000-8000-000000000001", prompt: "go", answer: "Gone." };
    const transcript = transcriptOf(ID, store.folder("shop"), [turn]);
    store.add({ id: ID, records: buildLog().prompt(noonS - 60, "now").records, transcript });
    const { user, archive, root } = store.store;
    fs.mkdirSync(`${user}/memory`, { recursive: true, mode: 0o700 });
    fs.writeFileSync(`${user}/memory/one.md`, "x".repeat(2_000));
    // Holes take no room: the size is what counts here.
    fs.writeFileSync(archive, "", { mode: 0o600 });
    fs.truncateSync(archive, 4_900_000_000);
    const { bytes, store_bytes, problems } = (await store.run(status, ["--json"])).json<{
      bytes: Record<string, number>;
      store_bytes: number;
      problems: object[];
    }>();
    const raw = transcript.reduce<number>(
      (sum, line) => sum + Buffer.byteLength(JSON.stringify(line)) + 1,
      0,
    );
    expect(bytes).toMatchObject({ raw, archive: 4_900_000_000, memory: 2_000 });
    expect(bytes["log"]).toBeGreaterThan(100);
    expect(Object.values(bytes).reduce((sum, part) => sum + part, 0)).toBe(store_bytes);
    expect(problems).toEqual([]);
    fs.truncateSync(archive, 5_000_000_000);
    const large = await store.run(status, []);
    expect(large.code).toBe(1);
    expect(large.stdout).toContain("size          5.0 GB: archive 5.0 GB, memory 2.0 kB, raw ");
    expect(large.stdout).toContain("✗ size: the store takes 5.0 GB");
    expect(large.stdout).toContain("logbook prune --dry-run");
    expect((await store.run(status, ["--json"])).json()).toMatchObject({
      problems: [{ level: "warning", subject: "size", where: root }],
    });
  });

  it("tells a damaged archive from a missing one and touches neither", async () => {
    using store = makeStore();
    store.add({ id: ID, records: buildLog().prompt(noonS - 60, "now").records });
    fs.writeFileSync(
      store.store.archive,
      "no database at all, but long enough to be taken for one".repeat(40),
      { mode: 0o600 },
    );
    const before = fs.readFileSync(store.store.archive);
    expect((await store.run(status, ["--json"])).json()).toMatchObject({
      archive: { problem: expect.any(String) },
    });
    expect(fs.readFileSync(store.store.archive)).toEqual(before);
  });
});
