/** The compiled command, as a shell starts it. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { VERSION } from "../../lib/cli/version.ts";
import { makeStore, type TestStore } from "../support/cli-store.ts";
import { distRoot, repositoryRoot } from "../support/dist.ts";
import { buildLog } from "../support/session-log.ts";

const ID = "3f2a9c1e-0000-4000-8000-000000000001";

function filled(calls = 3): TestStore {
  const store = makeStore();
  const log = buildLog().prompt(0, "Fix the fence");
  for (let n = 1; n <= calls; n++) log.call(n, 0.5, "Bash", `step ${n} ${"x".repeat(60)}`);
  store.add({ id: ID, records: log.records });
  return store;
}

/** A checkout: bin/ as it is, dist/ as the tests are told. */
function checkout({ root }: TestStore): string {
  fs.cpSync(join(repositoryRoot, "bin"), join(root, "checkout", "bin"), { recursive: true });
  fs.symlinkSync(distRoot, join(root, "checkout", "dist"));
  return join(root, "checkout", "bin", "logbook");
}

function run(store: TestStore, argv: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(distRoot, "logbook.cjs"), ...argv], {
    cwd: store.folder("shop"),
    env: { PATH: process.env["PATH"], HOME: store.root, LOGBOOK_HOME: store.store.root, TZ: "UTC", ...env },
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  return { code: status, stdout, stderr };
}

describe("logbook", () => {
  it("is found on the PATH by its name, also through a link, in a folder with spaces", () => {
    using store = filled();
    const bin = join(store.folder("my bin"), "logbook");
    fs.symlinkSync(checkout(store), bin);
    const env = { ...process.env, PATH: `${store.folder("my bin")}:${process.env["PATH"]}` };
    expect(execFileSync("sh", ["-c", "logbook --version"], { env, encoding: "utf8" })).toBe(
      `logbook ${VERSION}\n`,
    );
  });

  it("replays, and says how it went by its exit code", () => {
    using store = filled();
    expect(run(store, ["replay"])).toMatchObject({
      code: 0,
      stderr: "",
      stdout: expect.stringContaining("step 3"),
    });
    expect(run(store, ["replay", "nope"])).toMatchObject({ code: 1, stdout: "" });
    expect(run(store, ["replay", "--nope"])).toMatchObject({ code: 2, stdout: "" });
    expect(run(store, ["serach"]).stderr).toBe(
      'logbook: unknown command "serach". Did you mean: logbook search?\n',
    );
    expect(run(store, ["search", "--nope", "x"])).toMatchObject({ code: 2, stdout: "" });
  });

  it("writes all of a long output into a pipe before it ends", () => {
    using store = filled(5_000);
    const { stdout, code } = run(store, ["replay", "--json"]);
    expect(code).toBe(0);
    expect((JSON.parse(stdout) as { totals: { calls: number } }).totals.calls).toBe(5_000);
  });

  it("is quiet when the reader has had enough", async () => {
    using store = filled(5_000);
    const env = { ...process.env, HOME: store.root, LOGBOOK_HOME: store.store.root };
    const child = spawn(process.execPath, [join(distRoot, "logbook.cjs"), "replay"], {
      cwd: store.folder("shop"),
      env,
    });
    let stderr = "";
    child.stderr.on("data", (chunk) => {
      stderr += String(chunk);
    });
    child.stdout.once("data", () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.once("close", resolve));
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });

  it("ends at Ctrl-C: follow cleanly", async () => {
    using store = filled();
    const env = { ...process.env, HOME: store.root, LOGBOOK_HOME: store.store.root };
    const child = spawn(process.execPath, [join(distRoot, "logbook.cjs"), "replay", "--follow"], {
      cwd: store.folder("shop"),
      env,
    });
    child.stdout.once("data", () => child.kill("SIGINT"));
    const code = await new Promise((resolve) => child.once("close", resolve));
    expect(code).toBe(0);
  });

  it("speaks colour when it is forced, and plain text into a pipe", () => {
    using store = filled();
    expect(run(store, ["replay"]).stdout).not.toContain("\u001b");
    expect(run(store, ["replay"], { FORCE_COLOR: "1" }).stdout).toContain("\u001b[32m✓\u001b[39m");
    expect(run(store, ["replay"], { FORCE_COLOR: "1", NO_COLOR: "1" }).stdout).not.toContain("\u001b");
  });

  it("is bounded and at home in its project inside Claude Code", () => {
    using store = filled(500);
    const { stdout } = run(store, ["replay"], { CLAUDECODE: "1" });
    expect(stdout.length).toBeLessThanOrEqual(9_500);
    expect(run(store, ["install"], { CLAUDECODE: "1" })).toMatchObject({ code: 2, stdout: "" });
  });
});
