import fs from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { open } from "../../../lib/cli/specs/open.ts";
import { makeStore, type TestStore } from "../../support/cli-store.ts";
import { richLog } from "../../support/session-log.ts";

const ID = "3f2a9c1e-0000-4000-8000-000000000001";

/** A desktop whose opener notes what it was given and ends with `code`. */
function makeDesktop(store: TestStore, code = 0): { env: Record<string, string>; opened(): string } {
  const folder = join(store.root, "desktop");
  const note = join(folder, "opened");
  fs.mkdirSync(folder);
  fs.writeFileSync(join(folder, "xdg-open"), `#!/bin/sh\nprintf '%s' "$1" > '${note}'\nexit ${code}\n`, {
    mode: 0o755,
  });
  return {
    env: { DISPLAY: ":0", PATH: [folder, process.env["PATH"]].join(delimiter) },
    opened: () => fs.readFileSync(note, "utf8"),
  };
}

function pageOf(store: TestStore, id = ID): string {
  return join(store.store.sessions, id, "page.html");
}

describe("logbook open", () => {
  it("writes the page privately beside its session and hands it to the desktop", async () => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    const desktop = makeDesktop(store);
    const { code, stdout, stderr } = await store.run(open, [], { env: desktop.env });
    expect(code).toBe(0);
    expect(stderr).not.toContain("brows");
    expect(stdout).toMatch(new RegExp(`^${pageOf(store)} .*kB\n$`));
    expect(desktop.opened()).toBe(pageOf(store));
    expect(fs.statSync(pageOf(store)).mode & 0o777).toBe(0o600);
    expect(fs.readFileSync(pageOf(store), "utf8")).toMatch(/^<!doctype html>/);
  });

  it("says so where nothing can open it, and where opening fails", async () => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    const none = await store.run(open, ["3f2a"], { env: { PATH: "" } });
    expect(none.code).toBe(0);
    expect(none.stdout).toContain(pageOf(store));
    expect(none.stderr).toContain("no program was found that opens pages; open the file in a browser\n");
    const failing = await store.run(open, ["3f2a"], { env: makeDesktop(store, 3).env });
    expect(failing.stderr).toContain("the browser could not be started; open the file yourself\n");
  });

  it("is JSON with --json", async () => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    const result = (await store.run(open, ["--json"], { env: { PATH: "" } })).json<Record<string, unknown>>();
    expect(result).toMatchObject({ v: 1, session: ID, file: pageOf(store), opened: false });
    expect(result["bytes"]).toBe(fs.statSync(pageOf(store)).size);
  });

  it("keeps the twenty newest pages", async () => {
    using store = makeStore();
    const ids = Array.from({ length: 22 }, (_, n) => `${n}`.padStart(8, "0"));
    for (const [at, id] of ids.entries()) {
      store.add({ id, records: richLog() });
      fs.writeFileSync(pageOf(store, id), "drawn before");
      const time = new Date(Date.UTC(2026, 0, 1, at));
      fs.utimesSync(pageOf(store, id), time, time);
    }
    expect((await store.run(open, [ids[0] as string], { env: { PATH: "" } })).code).toBe(0);
    expect(ids.filter((id) => !fs.existsSync(pageOf(store, id)))).toEqual(ids.slice(1, 3));
  });

  it("does not run inside Claude Code", async () => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    const { code, stderr } = await store.run(open, [], { env: { CLAUDECODE: "1" } });
    expect(code).toBe(2);
    expect(stderr).toContain("does not run inside Claude Code");
    expect(fs.existsSync(pageOf(store))).toBe(false);
  });

  it.each([
    [["nope"], 1, /no session has the id or title "nope"/],
    [["a", "b"], 2, /does not take "b"/],
  ])("%j is one sentence", async (argv, code, stderr) => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    const result = await store.run(open, argv);
    expect(result.code).toBe(code);
    expect(result.stderr).toMatch(stderr);
  });
});

describe("logbook open --project", () => {
  const OTHER = "4f2a9c1e-0000-4000-8000-000000000002";
  const run = (store: TestStore, argv: string[] = []) =>
    store.run(open, ["--project", ...argv], { env: { PATH: "" }, clock: Date.now });

  interface Told {
    project: string;
    file: string;
    sessions: number;
    linked: number;
  }

  it("draws the project's sessions, and the pages they link to", async () => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    store.add({ id: OTHER, records: richLog() });
    store.add({ id: "5f2a9c1e-0000-4000-8000-000000000003", project: "garden", records: richLog() });
    const told = (await run(store, ["--json"])).json<Told>();
    expect(told).toMatchObject({ v: 1, project: "shop", sessions: 2, linked: 2 });
    const page = fs.readFileSync(told.file, "utf8");
    const hrefs = [...page.matchAll(/"href":"([^"]+)"/g)].map(([, href = ""]) => href);
    const files = hrefs.map((href) => join(dirname(told.file), decodeURIComponent(href)));
    expect(files.sort()).toEqual([pageOf(store), pageOf(store, OTHER)]);
    for (const file of [told.file, ...files]) expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  it("draws a session again only when it went on, and the project by its name from anywhere", async () => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    store.add({ id: OTHER, records: richLog() });
    await run(store);
    fs.writeFileSync(pageOf(store), "kept");
    fs.writeFileSync(pageOf(store, OTHER), "old");
    fs.utimesSync(pageOf(store, OTHER), new Date(0), new Date(0));
    const { code } = await store.run(open, ["--project", "shop"], { cwd: "/", env: { PATH: "" } });
    expect(code).toBe(0);
    expect(fs.readFileSync(pageOf(store), "utf8")).toBe("kept");
    expect(fs.readFileSync(pageOf(store, OTHER), "utf8")).toMatch(/^<!doctype html>/);
  });

  it("says in one sentence that there is nothing, and leaves no file", async () => {
    using store = makeStore();
    store.add({ id: ID, records: [] });
    const { code, stdout, stderr } = await run(store);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^logbook: no session of project shop is recorded yet\. [^\n]+\n$/);
    const folder = join(store.store.projects, fs.readdirSync(store.store.projects)[0] ?? "");
    expect(fs.readdirSync(folder).sort()).toEqual(["project.json", "sessions.jsonl"]);
  });

  it("is not for the model", async () => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    const { code } = await store.run(open, ["--project"], { env: { PATH: "", CLAUDECODE: "1" } });
    expect(code).toBe(2);
  });
});
