import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { HOOK_EVENTS } from "../../lib/contract/event.ts";
import { compareVersions, REGISTRATIONS, renderHooks, renderPermissions } from "../../lib/hook/registry.ts";
import { renderRegistrationFiles } from "../../lib/hook/render-files.ts";
import { repositoryRoot } from "../support/dist.ts";
import { bundleNameOf } from "../support/payload.ts";

test("every event is registered once, with a source of its bundle's name", () => {
  expect(REGISTRATIONS.map(({ event }) => event).sort()).toEqual([...HOOK_EVENTS].sort());
  for (const { event, bundle } of REGISTRATIONS) {
    expect(bundle).toBe(`${bundleNameOf(event)}.cjs`);
    expect(fs.existsSync(join(repositoryRoot, "hooks", bundle.replace(".cjs", ".ts")))).toBe(true);
  }
});

test("F12: timeouts are seconds, 5 to 30", () => {
  for (const { timeoutSeconds } of REGISTRATIONS) {
    expect(timeoutSeconds).toBeGreaterThanOrEqual(5);
    expect(timeoutSeconds).toBeLessThanOrEqual(30);
  }
});

test.each(Object.entries(renderRegistrationFiles()))("%s is what the table renders", (path, content) => {
  expect(fs.readFileSync(join(repositoryRoot, path), "utf8")).toBe(content);
});

describe("for a client", () => {
  test("F44: of today: every event, in exec form", () => {
    const hooks = renderHooks({ base: "/opt/logbook", client: "2.1.332" });
    expect(Object.keys(hooks)).toEqual(REGISTRATIONS.map(({ event }) => event));
    expect(hooks.Stop).toEqual([
      {
        hooks: [
          { type: "command", command: "node", args: ["/opt/logbook/dist/hooks/stop.cjs"], timeout: 20 },
        ],
      },
    ]);
  });

  test("before exec form: shell form, and only events it knows", () => {
    const hooks = renderHooks({ base: '/opt/it\'s $HOME & "co" 漢', client: "2.0.76" });
    expect(Object.keys(hooks)).not.toContain("PostCompact");
    expect(Object.keys(hooks)).not.toContain("StopFailure");
    expect(Object.keys(hooks)).toContain("PostToolUseFailure");
    expect(hooks.Stop?.[0]?.hooks[0]?.args).toBeUndefined();
  });

  test.each(["/opt/plain", '/opt/it\'s $HOME & "co" `id` 漢 😀', "-leading/dash"])(
    "shell form runs the bundle under %s",
    (base) => {
      const command = renderHooks({ base, client: "2.0.76" }).Stop?.[0]?.hooks[0]?.command ?? "";
      // The shell's own word splitting is the judge.
      const words = execFileSync("sh", ["-c", command.replace(/^node /, "printf '%s\\n' ")], {
        encoding: "utf8",
      });
      expect(words).toBe(`${base}/dist/hooks/stop.cjs\n`);
    },
  );

  test("shell form leaves the project's folder to the shell", () => {
    const project = fs.mkdtempSync(join(tmpdir(), "it's a $project "));
    const placeholder = `\${CLAUDE_PROJECT_DIR}`;
    const hooks = renderHooks({ base: `${placeholder}/.claude/hooks/logbook`, client: "2.0.76" });
    const command = hooks.Stop?.[0]?.hooks[0]?.command ?? "";
    const words = execFileSync("sh", ["-c", command.replace(/^node /, "printf '%s\\n' ")], {
      encoding: "utf8",
      env: { CLAUDE_PROJECT_DIR: project },
    });
    expect(words).toBe(`${project}/.claude/hooks/logbook/dist/hooks/stop.cjs\n`);
    fs.rmSync(project, { recursive: true });
  });
});

test("the model may run the four reading commands, and edit nothing in the store", () => {
  expect(renderPermissions("~/.claude/logbook")).toEqual({
    allow: [
      "Bash(logbook search:*)",
      "Bash(logbook show:*)",
      "Bash(logbook replay:*)",
      "Bash(logbook handoff:*)",
    ],
    deny: ["Edit(~/.claude/logbook/**)"],
  });
});

test.each([
  ["2.1.139", "2.1.139", 0],
  ["2.1.9", "2.1.10", -1],
  ["2.2.0", "2.1.300", 1],
  ["2.1.139-beta.1", "2.1.139", 0],
  ["1.0.128", "2.0.0", -1],
])("compares %s with %s", (left, right, sign) => {
  expect(Math.sign(compareVersions(left, right))).toBe(sign);
});
