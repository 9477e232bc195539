import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readJson } from "../../../lib/cli/settings-parse.ts";
import { install } from "../../../lib/cli/specs/install.ts";
import { uninstall } from "../../../lib/cli/specs/uninstall.ts";
import { VERSION } from "../../../lib/cli/version.ts";
import { REGISTRATIONS } from "../../../lib/hook/registry.ts";
import { createMachine, type Machine } from "../../support/machine.ts";

const userSettings = ({ home }: Machine) => join(home, ".claude", "settings.json");
const projectSettings = ({ project }: Machine) => join(project, ".claude", "settings.json");

type Settings = {
  hooks: Record<string, { hooks: { command: string; args?: string[]; timeout: number }[] }[]>;
  permissions: { allow: string[]; deny: string[] };
};

function settingsOf(machine: Machine, path = userSettings(machine)): Settings {
  return readJson(machine.read(path)) as Settings;
}

const FILES: Record<string, string> = {
  comments: '{\n  // mine\n  "model": "opus", /* keep */\n  "permissions": { "allow": ["Bash(ls:*)"] }\n}\n',
  tabs: '{\n\t"hooks": {\n\t\t"Stop": [\n\t\t\t{ "hooks": [{ "type": "command", "command": "say done" }] }\n\t\t]\n\t}\n}',
  CRLF: '{\r\n  "env": {\r\n    "A": "1"\r\n  }\r\n}\r\n',
  minified: '{"hooks":{"PostToolUse":[{"matcher":"Bash","hooks":[{"type":"command","command":"x"}]}]}}',
  "a UTF-8 mark and CJK": '\ufeff{ "outputStyle": "簡潔" }\n',
  nothing: "",
};

describe.each(Object.entries(FILES))("install on a file with %s", (_name, text) => {
  it("F26: is idempotent and uninstalls byte for byte", async () => {
    using machine = createMachine();
    const path = machine.write(userSettings(machine), text);
    expect((await machine.run(install)).code).toBe(0);
    const installed = machine.read(path);
    const again = await machine.run(install, "--json");
    expect(machine.read(path)).toBe(installed);
    expect(again.json<{ isChanged: boolean }>().isChanged).toBe(false);
    expect((await machine.run(uninstall)).code).toBe(0);
    expect(machine.read(path)).toBe(text);
  });

  it("takes only its own entries out when the file was edited since", async () => {
    using machine = createMachine();
    const path = machine.write(userSettings(machine), text);
    await machine.run(install);
    machine.write(
      path,
      machine.read(path).replace('"Bash(logbook search:*)"', '"Bash(mine:*)", "Bash(logbook search:*)"'),
    );
    const result = await machine.run(uninstall, "--json");
    expect(result.json()).toMatchObject({ way: "edited" });
    const left = readJson(machine.read(path).replace("\ufeff", "")) as Settings;
    expect(left.permissions.allow).toContain("Bash(mine:*)");
    expect(machine.read(path)).not.toContain("logbook");
  });
});

describe("install", () => {
  it("registers every event at the copy in the store, with the rules for the model", async () => {
    using machine = createMachine();
    const result = await machine.run(install);
    const { hooks, permissions } = settingsOf(machine);
    expect(Object.keys(hooks)).toEqual(REGISTRATIONS.map(({ event }) => event));
    const stop = hooks["Stop"]?.[0]?.hooks[0];
    expect(stop).toMatchObject({
      command: "node",
      args: [join(machine.store.app, VERSION, "dist/hooks/stop.cjs")],
    });
    expect(permissions.allow).toEqual(
      ["search", "show", "replay", "handoff"].map((verb) => `Bash(logbook ${verb}:*)`),
    );
    expect(permissions.deny).toContain("Edit(~/.claude/logbook/**)");
    expect(fs.existsSync(join(machine.store.app, VERSION, "bin", "logbook"))).toBe(true);
    expect(result.stdout).toContain("Installed logbook");
    expect(result.stderr).toBe("");
  });

  it("removes a settings file that was not there before", async () => {
    using machine = createMachine();
    await machine.run(install);
    await machine.run(uninstall);
    expect(fs.existsSync(userSettings(machine))).toBe(false);
    expect(fs.existsSync(machine.store.root)).toBe(true);
  });

  it("writes nothing in a dry run", async () => {
    using machine = createMachine();
    const result = await machine.run(install, "--dry-run");
    expect(result.stdout).toContain("Would install");
    expect(fs.readdirSync(machine.home)).toEqual([]);
  });

  it("puts no absolute path into a committed file", async () => {
    using machine = createMachine();
    const result = await machine.run(install, "--project");
    const text = machine.read(projectSettings(machine));
    expect(text).not.toContain(machine.home);
    expect(text).not.toContain(machine.project);
    expect(text).toContain("{CLAUDE_PROJECT_DIR}/.claude/hooks/logbook/dist/hooks/stop.cjs");
    const copy = join(machine.project, ".claude", "hooks", "logbook");
    expect(result.stdout).toContain(copy);
    expect(fs.existsSync(join(copy, "bin", "logbook"))).toBe(true);
    await machine.run(uninstall, "--project");
    expect(fs.existsSync(projectSettings(machine))).toBe(false);
    expect(fs.existsSync(join(machine.project, ".claude", "hooks"))).toBe(false);
  });

  it("names a store outside the home folder in no committed file, and says so", async () => {
    using machine = createMachine();
    const elsewhere = join(machine.home, "..", "elsewhere");
    machine.env["LOGBOOK_HOME"] = elsewhere;
    const result = await machine.run(install, "--project");
    expect(machine.read(projectSettings(machine))).not.toContain("elsewhere");
    expect(result.stdout).toContain("no committed rule");
    expect(settingsOf(machine, projectSettings(machine)).permissions.deny).toBeUndefined();
  });

  it("uses a checkout in the project as it is, and does not remove it", async () => {
    using machine = createMachine();
    const checkout = join(machine.project, ".claude", "hooks", "logbook");
    machine.write(join(checkout, ".git", "HEAD"), "ref: refs/heads/main\n");
    await machine.run(install, "--project");
    expect(fs.readdirSync(checkout)).toEqual([".git"]);
    await machine.run(uninstall, "--project");
    expect(fs.readdirSync(checkout)).toEqual([".git"]);
  });

  it("follows a link and keeps it", async () => {
    using machine = createMachine();
    const real = machine.write(join(machine.home, "dotfiles", "claude.json"), "{}\n");
    fs.mkdirSync(join(machine.home, ".claude"));
    fs.symlinkSync("../dotfiles/claude.json", userSettings(machine));
    const result = await machine.run(install);
    expect(result.stdout).toContain("is a link");
    expect(fs.lstatSync(userSettings(machine)).isSymbolicLink()).toBe(true);
    expect(machine.read(real)).toContain("stop.cjs");
    await machine.run(uninstall);
    expect(machine.read(real)).toBe("{}\n");
  });

  it("keeps the file's mode", async () => {
    using machine = createMachine();
    fs.chmodSync(machine.write(userSettings(machine), "{}"), 0o640);
    await machine.run(install);
    expect(fs.statSync(userSettings(machine)).mode & 0o777).toBe(0o640);
  });

  it("refuses a broken file with its place and changes nothing", async () => {
    using machine = createMachine();
    const path = machine.write(userSettings(machine), '{\n  "model": "x",,\n}\n');
    const result = await machine.run(install);
    expect(result.code).toBe(1);
    expect(result.stderr).toMatch(/settings\.json, line 2, column 16: .+ nothing was changed\.\n$/);
    expect(machine.read(path)).toBe('{\n  "model": "x",,\n}\n');
    expect(fs.existsSync(machine.store.root)).toBe(false);
  });

  it("refuses where the store would lie in the code or the team's memory", async () => {
    using machine = createMachine();
    machine.env["LOGBOOK_HOME"] = join(machine.project, ".claude", "logbook-memory", "store");
    const result = await machine.run(install, "--local");
    expect(result.code).toBe(1);
    expect(result.stderr).toContain("would lie inside the team's memory");
    machine.env["LOGBOOK_HOME"] = join(import.meta.dirname, "store");
    expect((await machine.run(install)).stderr).toContain("the store");
  });

  it("does not run inside Claude Code", async () => {
    using machine = createMachine({ CLAUDECODE: "1" });
    for (const command of [install, uninstall]) {
      const result = await machine.run(command);
      expect(result.code).toBe(2);
      expect(result.stderr.trim().split("\n")).toHaveLength(1);
    }
    expect(fs.readdirSync(machine.home)).toEqual([]);
  });

  it("says how many earlier sessions import would add", async () => {
    using machine = createMachine();
    for (const digit of ["1", "2"]) {
      const name = `${digit.repeat(8)}-1111-4111-8111-111111111111.jsonl`;
      machine.write(join(machine.home, ".claude", "projects", "-p", name), '{"type":"mode"}\n');
    }
    expect((await machine.run(install)).stdout).toContain("logbook import would add 2");
  });

  it("tells when another registration or a switch is in the way", async () => {
    using machine = createMachine();
    machine.write(
      userSettings(machine),
      '{"disableAllHooks": true, "enabledPlugins": {"logbook@market": true}}',
    );
    await machine.run(install, "--project");
    const { warnings } = (await machine.run(install, "--json")).json<{ warnings: string[] }>();
    const telling = ["disableAllHooks", "registers logbook too", "the plugin is enabled too"];
    expect(warnings).toEqual(telling.map((words) => expect.stringContaining(words)));
  });
});

describe("the client's version", () => {
  it.each([
    ["2.1.332", true, 11],
    ["2.1.139", true, 11],
    ["2.1.138", false, 11],
    ["2.0.76", false, 9],
  ])("%s: exec form %s, %i events", async (version, isExec, events) => {
    using machine = createMachine();
    machine.setClient(version);
    await machine.run(install);
    const { hooks } = settingsOf(machine);
    expect(Object.keys(hooks)).toHaveLength(events);
    expect(Array.isArray(hooks["Stop"]?.[0]?.hooks[0]?.args)).toBe(isExec);
  });

  it("goes back to the old form and events for an older client, and forward again", async () => {
    using machine = createMachine();
    await machine.run(install);
    machine.setClient("2.0.76");
    const result = await machine.run(install);
    expect(result.stdout).toContain("run install again after updating");
    expect(machine.read(userSettings(machine))).not.toContain("PostCompact");
    machine.setClient("2.1.332");
    await machine.run(install);
    expect(Object.keys(settingsOf(machine).hooks)).toHaveLength(REGISTRATIONS.length);
    await machine.run(uninstall);
    expect(fs.existsSync(userSettings(machine))).toBe(false);
  });

  it.each([
    ["none", undefined],
    ["failing", { script: "exit 3" }],
    ["mute", { script: "true" }],
  ])("a client that is %s counts as the newest", async (_name, client) => {
    using machine = createMachine();
    machine.setClient(client);
    const result = (await machine.run(install, "--json")).json<{ client: string | null; hooks: string[] }>();
    expect(result.client).toBeNull();
    expect(result.hooks).toHaveLength(REGISTRATIONS.length);
  });

  it("does not wait for ever for one that hangs", async () => {
    using machine = createMachine();
    machine.setClient({ script: "exec sleep 60" });
    const started = Date.now();
    expect((await machine.run(install)).code).toBe(0);
    expect(Date.now() - started).toBeLessThan(15_000);
  });
});
