import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openFile } from "../../lib/cli/open-file.ts";

let folder = "";

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), "logbook-opener-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A program that notes its arguments and ends with `code`. */
function addProgram(name: string, code = 0): void {
  const script = `#!/bin/sh\nprintf '%s|' ${name} "$@" >> '${join(folder, "calls")}'\nexit ${code}\n`;
  fs.writeFileSync(join(folder, name), script, { mode: 0o755 });
}

const calls = () => fs.readFileSync(join(folder, "calls"), "utf8");
const open = (platform: NodeJS.Platform, env: Record<string, string> = {}) =>
  openFile("/a page.html", { PATH: `${folder}:/bin:/usr/bin`, ...env }, platform);

describe("openFile", () => {
  it.each([
    ["linux", "xdg-open", { DISPLAY: ":0" }, "xdg-open|/a page.html|"],
    ["linux", "xdg-open", { WAYLAND_DISPLAY: "wayland-0" }, "xdg-open|/a page.html|"],
    ["linux", "wslview", { WSL_DISTRO_NAME: "Debian" }, "wslview|/a page.html|"],
    ["darwin", "open", {}, "open|/a page.html|"],
    ["win32", "cmd", {}, "cmd|/c|start||/a page.html|"],
  ] as const)("%s: %s", async (platform, program, env, expected) => {
    addProgram(program);
    expect(await open(platform, env)).toBe("opened");
    expect(calls()).toBe(expected);
  });

  it("opens nothing where there is no screen, or no opener", async () => {
    addProgram("xdg-open");
    expect(await open("linux")).toBe("none");
    expect(await open("linux", { DISPLAY: ":0", PATH: "/nowhere" })).toBe("none");
    expect(fs.existsSync(join(folder, "calls"))).toBe(false);
  });

  it("says so when the opener fails, or cannot be started", async () => {
    addProgram("xdg-open", 3);
    expect(await open("linux", { DISPLAY: ":0" })).toBe("failed");
    expect(await open("darwin", { PATH: "/nowhere" })).toBe("failed");
  });
});
