import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { overview } from "../../../lib/cli/specs/overview.ts";
import { appendDiagnostic } from "../../../lib/platform/diagnostics.ts";
import { cellWidth } from "../../../lib/replay/cells.ts";
import { makeStore, NOON_MS, type TestStore } from "../../support/cli-store.ts";
import { buildLog, START_MS } from "../../support/session-log.ts";

const ID = "3f2a9c1e-0000-4000-8000-000000000001";
const noonS = (NOON_MS - START_MS) / 1_000;

interface OverviewJson {
  captured_by: string[];
  last_capture: object | null;
  sessions: object;
  memories: object;
  problems: object[];
  next: { command: string }[];
}

async function look(store: TestStore, env: Record<string, string> = {}): Promise<OverviewJson> {
  return (await store.run(overview, ["--json"], { env })).json<OverviewJson>();
}

function writeSettings(store: TestStore, settings: object): void {
  fs.mkdirSync(join(store.root, ".claude"), { recursive: true });
  fs.writeFileSync(join(store.root, ".claude", "settings.json"), JSON.stringify(settings));
}

function addSession(store: TestStore, prompt = "Mend the fence", atS = noonS - 120): void {
  store.add({ id: ID, records: buildLog().prompt(atS, prompt).records });
}

describe("logbook alone", () => {
  it("tells a newcomer how to begin, and how much there is to bring in", async () => {
    using store = makeStore();
    const earlier = join(store.root, ".claude", "projects", "-shop");
    fs.mkdirSync(earlier, { recursive: true });
    fs.writeFileSync(join(earlier, `${ID}.jsonl`), "x".repeat(2_000));
    const { code, stdout } = await store.run(overview, []);
    expect(code).toBe(0);
    expect(stdout).toContain("capture       off");
    expect(stdout).toMatch(/^ {2}logbook install {2}capture what/m);
    expect(stdout).toMatch(/^ {2}logbook import {3}bring in what it did before: 1 session, 2\.0 kB$/m);
    expect(await look(store)).toMatchObject({ captured_by: [], last_capture: null, problems: [] });
  });

  it("tells who captures, and waits for the first session", async () => {
    using store = makeStore();
    writeSettings(store, { enabledPlugins: { "logbook@logbook": true } });
    const { stdout } = await store.run(overview, []);
    expect(stdout).toContain("none yet: the next session of Claude Code is the first");
    expect(stdout).not.toContain("logbook install");
    expect(await look(store)).toMatchObject({ captured_by: ["the plugin"] });
  });

  it("names the last capture, today's sessions and the commands that follow", async () => {
    using store = makeStore();
    writeSettings(store, { enabledPlugins: { "logbook@logbook": true } });
    addSession(store);
    const { code, stdout } = await store.run(overview, []);
    expect(code).toBe(0);
    expect(stdout).toContain('last capture  2m 00s ago: session 3f2a9c1e "Mend the fence"');
    expect(stdout).toContain("sessions      1 today, 1 in this project, 1 in all");
    expect(stdout).toContain("memories      0 of this project, 0 of the user");
    expect(await look(store)).toMatchObject({
      last_capture: { session: ID, title: "Mend the fence", event: "UserPromptSubmit" },
      sessions: { today: 1, project: 1, store: 1 },
      memories: { project: 0, user: 0, pending: 0, edited: 0 },
      next: [
        { command: "logbook replay" },
        { command: "logbook search <words>" },
        { command: "logbook help" },
      ],
    });
  });

  it("shows what is wrong and exits 1", async () => {
    using store = makeStore();
    addSession(store);
    const time = new Date(NOON_MS - 5_000).toISOString();
    appendDiagnostic(store.store, { v: 1, time, code: "ENOSPC", event: "Stop", message: "disk full" });
    const { code, stdout } = await store.run(overview, []);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^✗ errors: 1 x ENOSPC in Stop/m);
    expect((await look(store)).next.map(({ command }) => command)).toContain("logbook doctor");
  });

  it("names no other project to the model", async () => {
    using store = makeStore();
    store.add({ id: ID, project: "garden", records: buildLog().prompt(noonS - 60, "Dig").records });
    const { stdout } = await store.run(overview, [], { env: { CLAUDECODE: "1" } });
    expect(stdout).not.toContain("Dig");
    expect(stdout).not.toContain("in all");
  });

  it.each([60, 80, 120])("fits into %i columns, with a wide title", async (columns) => {
    using store = makeStore();
    addSession(store, "潮汐表に満月の日の印を付けてください。".repeat(4));
    const { stdout } = await store.run(overview, [], { columns });
    expect(stdout).toContain("潮汐表");
    for (const line of stdout.split("\n")) expect(cellWidth(line), line).toBeLessThanOrEqual(columns);
  });

  it("says how to get the command where no shell finds it, at a terminal", async () => {
    using store = makeStore();
    addSession(store);
    const atTerminal = { isTerminal: true, env: { PATH: "/nowhere" } };
    expect((await store.run(overview, [], atTerminal)).stdout).toMatch(
      /alias logbook="node '.*bin\/logbook'"/,
    );
    const bin = store.folder("bin");
    fs.writeFileSync(join(bin, "logbook"), "");
    const found = { isTerminal: true, env: { PATH: `/nowhere:${bin}` } };
    expect((await store.run(overview, [], found)).stdout).not.toContain("alias");
    expect((await store.run(overview, [], { env: { PATH: "/nowhere" } })).stdout).not.toContain("alias");
  });
});
