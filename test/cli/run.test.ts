import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import type { CommandSpec, ExitCode, RunCommand } from "../../lib/cli/command.ts";
import { type Host, runCli } from "../../lib/cli/run.ts";
import { COMMANDS } from "../../lib/cli/table.ts";
import { LogbookError } from "../../lib/platform/errors.ts";
import { runCommand } from "../support/run-command.ts";
import { problemOf, shownCommands } from "../support/shown-commands.ts";

const SECRET = `ghp_${"a1B2".repeat(9)}`;

function command(run: RunCommand, more: Partial<CommandSpec> = {}): CommandSpec {
  return {
    name: "probe",
    group: "Look back",
    summary: "",
    operands: "",
    maxOperands: 0,
    options: {
      json: { type: "boolean", help: "" },
      raw: { type: "boolean", help: "" },
      page: { type: "string", help: "" },
    },
    examples: [],
    load: () => Promise.resolve({ run }),
    ...more,
  };
}

const printing = (text: string) =>
  command(({ output, clean }) => {
    output.print(clean(text));
    return 0;
  });

/** The whole command line, as the entry runs it. */
async function run(argv: readonly string[], host: Partial<Host> = {}) {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const code = await runCli(
    argv,
    { env: {}, cwd: "/", clock: () => 0, stdout, stderr, isTerminal: false, columns: 100, ...host },
    COMMANDS,
  );
  return { code, stdout: String(stdout.read() ?? ""), stderr: String(stderr.read() ?? "") };
}

describe("help", () => {
  it("lists every command with its summary", async () => {
    const { code, stdout } = await run(["help"]);
    expect(code).toBe(0);
    for (const { name, summary, isHidden } of COMMANDS) {
      if (!isHidden) expect(stdout).toMatch(new RegExp(`^  ${name} +${summary.slice(0, 10)}`, "m"));
    }
  });

  it.each(COMMANDS.map(({ name }) => name))("of %s is the same by help, --help and -h", async (name) => {
    const { code, stdout } = await run(["help", name]);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^logbook ${name}: .+\n\nUsage: logbook ${name} .*\n\nOptions\n`));
    expect((await run([name, "--help"])).stdout).toBe(stdout);
    expect((await run([name, "-h", "too", "many", "words"])).stdout).toBe(stdout);
  });

  it("has examples that are commands which parse", () => {
    for (const { name, examples } of COMMANDS) {
      expect(examples.length, name).toBeGreaterThan(0);
      const lines = examples.map(([example]) => shownCommands(`\`${example}\``)[0] ?? []);
      expect(lines[0]?.[0]).toBe(name);
      expect(lines.filter((line) => line.length === 0)).toEqual([]);
      expect(lines.map(problemOf).filter((problem) => problem !== undefined)).toEqual([]);
    }
  });

  it("of every command says that it has JSON", () => {
    expect(COMMANDS.filter(({ options }) => options["json"]?.type !== "boolean")).toEqual([]);
  });
});

it("nothing at all, or --json alone, is the overview", async () => {
  const home = fs.mkdtempSync(join(tmpdir(), "logbook-run-"));
  try {
    const host = { env: { HOME: home }, cwd: home };
    expect((await run([], host)).stdout).toMatch(/^logbook \d+\.\d+\.\d+ in logbook-run-/);
    expect(JSON.parse((await run(["--json"], host)).stdout)).toMatchObject({ v: 1, last_capture: null });
    expect((await run(["overview"], host)).stdout).toBe((await run([], host)).stdout);
  } finally {
    fs.rmSync(home, { recursive: true });
  }
});

it("--version", async () => {
  expect(await run(["--version"])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^logbook \d+\.\d+\.\d+\n$/),
  });
});

describe("mistakes", () => {
  it.each([
    [["serach", "x"], 'logbook: unknown command "serach". Did you mean: logbook search?\n'],
    [["xyzzy"], 'logbook: unknown command "xyzzy". See: logbook help.\n'],
    [["--vresion"], "logbook: unknown option --vresion. Did you mean: logbook --version?\n"],
    [["help", "serach"], 'logbook: unknown command "serach". Did you mean: logbook search?\n'],
    [["replay", "--ful"], "logbook: replay has no option --ful. Did you mean --full?\n"],
    [["replay", "a", "b"], 'logbook: replay does not take "b". Usage: logbook replay [session] [options].\n'],
  ])("%j is one sentence and exit code 2", async (argv, stderr) => {
    expect(await run(argv)).toEqual({ code: 2, stdout: "", stderr });
  });
});

describe("errors", () => {
  const failing = (error: unknown) =>
    command(() => {
      throw error;
    });

  it.each([
    [
      new LogbookError("RAW_UNREADABLE", "read raw copy", { hint: "Try again", cause: new Error("EIO") }),
      1,
      "logbook: read raw copy (EIO). Try again.\n",
    ],
    [new LogbookError("SESSION_AMBIGUOUS", "which one"), 2, "logbook: which one. Give more of the id.\n"],
    [
      new LogbookError("USAGE", "no such filter"),
      2,
      "logbook: no such filter. logbook help shows every command with examples.\n",
    ],
    [
      Object.assign(new Error("x"), { code: "EACCES", syscall: "open", path: "/s/log" }),
      1,
      "logbook: open /s/log: permission denied. The store should be yours alone: logbook doctor looks at its owner and modes.\n",
    ],
    [
      new TypeError("a is not a function"),
      1,
      "logbook: unexpected error: a is not a function. LOGBOOK_DEBUG=1 shows where.\n",
    ],
    ["just text", 1, "logbook: unexpected error: just text. LOGBOOK_DEBUG=1 shows where.\n"],
  ])("%s", async (error, code, stderr) => {
    expect(await runCommand(failing(error), [])).toMatchObject({ code, stdout: "", stderr });
  });

  it("show their stack only under LOGBOOK_DEBUG=1", async () => {
    const { stderr } = await runCommand(failing(new TypeError("x")), [], { env: { LOGBOOK_DEBUG: "1" } });
    expect(stderr).toContain("run.test.ts");
  });

  it("do not read back a whole page that was taken for an argument", async () => {
    const { code, stderr } = await run(["show", "one", "x".repeat(100_000)]);
    expect(code).toBe(2);
    expect(stderr.length).toBeLessThan(1_500);
    expect((await run(["y".repeat(100_000)])).stderr).toContain("See: logbook help");
  });

  it("F49: never show a secret", async () => {
    const { stderr } = await runCommand(failing(new Error(`cannot use ${SECRET}`)), []);
    expect(stderr).toContain("[redacted:");
    expect(stderr).not.toContain(SECRET);
  });
});

describe("what leaves", () => {
  it.each([
    ["a pipe", {}, []],
    ["a pipe with --raw", {}, ["--raw"]],
    ["a terminal", { isTerminal: true }, []],
    ["the model, even at a terminal with --raw", { isTerminal: true, env: { CLAUDECODE: "1" } }, ["--raw"]],
  ])("is redacted for %s", async (_who, host, argv) => {
    const { stdout, stderr } = await runCommand(printing(`token ${SECRET}`), argv, { env: {}, ...host });
    expect(stdout).toContain("[redacted:");
    expect(stdout).not.toContain(SECRET);
    expect(stderr).toBe(
      argv.length > 0 ? "logbook: --raw only works at a terminal; secrets stay masked\n" : "",
    );
  });

  it("is redacted at the exit though a command forgot to", async () => {
    const forgetful = command(({ output }) => {
      output.print(`token ${SECRET}`);
      output.printJsonLine({ token: SECRET });
      return 0;
    });
    expect((await runCommand(forgetful, [], { env: {} })).stdout).not.toContain(SECRET);
  });

  it("is the original at a terminal with --raw", async () => {
    const { stdout } = await runCommand(printing(`token ${SECRET}`), ["--raw"], {
      isTerminal: true,
      env: {},
    });
    expect(stdout).toBe(`token ${SECRET}\n`);
  });

  it.each([["--raw"], []])("never commands the terminal %j", async (...argv) => {
    const hostile = "a\u001b[2Jb\u001b]0;title\u0007c\u009b31md\u0000e\rf\u202eg";
    const { stdout } = await runCommand(printing(hostile), argv, { isTerminal: true, env: {} });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  });

  it("as JSON is redacted value by value and stays JSON", async () => {
    const spec = command(({ output }) => {
      output.printJson({ text: `a "quoted" ${SECRET}`, deep: [{ x: `${SECRET}\u009b31m` }] });
      return 0;
    });
    const result = await runCommand(spec, []);
    expect(result.stdout).not.toContain(SECRET);
    expect(result.stdout).not.toContain("\u009b");
    expect(result.json()).toMatchObject({ text: expect.stringMatching(/^a "quoted" \[redacted:/) });
  });

  it("comes in pages for the model, each naming the next by its command line", async () => {
    const spec = printing("a line of text\n".repeat(2_000));
    const { stdout } = await runCommand(spec, ["--json"], { env: { CLAUDECODE: "1" } });
    expect(stdout.length).toBeLessThanOrEqual(9_500);
    expect(stdout).toMatch(/\[page 1 of 4; next: logbook probe --json --page 2\]\n$/);
    const last = await runCommand(spec, ["--page", "4"], { env: { CLAUDECODE: "1" } });
    expect(last.stdout).toMatch(/\[page 4 of 4; the last\]\n$/);
  });

  it("is whole for everybody else", async () => {
    const { stdout } = await runCommand(printing("a line of text\n".repeat(2_000)), [], { env: {} });
    expect(stdout).toHaveLength(30_000);
  });
});

describe("writing commands", () => {
  const model = { env: { CLAUDECODE: "1" } };

  it("refuse inside Claude Code with one sentence", async () => {
    const spec = command(() => 0, { writes: true });
    expect(await runCommand(spec, [], model)).toMatchObject({
      code: 2,
      stderr:
        "logbook: probe changes things and does not run inside Claude Code. Run it in a terminal of your own.\n",
    });
    expect((await runCommand(spec, [], { env: {} })).code).toBe(0);
  });

  it("may depend on their options", async () => {
    const spec = command(() => 0, { writes: ({ values }) => values["json"] === true });
    expect((await runCommand(spec, ["--json"], model)).code).toBe(2);
    expect((await runCommand(spec, [], model)).code).toBe(0);
  });
});

describe("stdout", () => {
  const broken = (code: string) =>
    new Writable({
      write: (_chunk, _encoding, done) => done(Object.assign(new Error(`write ${code}`), { code })),
    });

  it("that is closed ends the command quietly", async () => {
    const stderr = new PassThrough();
    const spec = command(async ({ output, signal }): Promise<ExitCode> => {
      output.print("much");
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      output.print("more");
      return 0;
    });
    const host = { env: {}, cwd: "/", clock: () => 0, isTerminal: false, columns: 80 };
    expect(await runCli(["probe"], { ...host, stdout: broken("EPIPE"), stderr }, [spec])).toBe(0);
    expect(stderr.read()).toBeNull();
  });

  it("on a full disk is an error", async () => {
    const stderr = new PassThrough();
    const host = { env: {}, cwd: "/", clock: () => 0, isTerminal: false, columns: 80 };
    expect(await runCli(["probe"], { ...host, stdout: broken("ENOSPC"), stderr }, [printing("x")])).toBe(1);
    expect(String(stderr.read())).toBe(
      "logbook: write to stdout (write ENOSPC). Look at where the output goes: its disk may be full.\n",
    );
  });
});
