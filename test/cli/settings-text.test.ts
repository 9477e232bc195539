import { describe, expect, it } from "vitest";
import { readJson } from "../../lib/cli/settings-parse.ts";
import {
  findOwnHandlers,
  mergeEntries,
  removeEntries,
  type WantedEntries,
} from "../../lib/cli/settings-text.ts";

const path = "/p/.claude/settings.json";
const isOurs = (handler: unknown) => JSON.stringify(handler).includes("logbook");
const RULE = "Bash(logbook search:*)";

function handler(event: string, version = "1"): WantedEntries["hooks"][string] {
  return { type: "command", command: "node", args: [`/store/logbook/${version}/${event}.cjs`], timeout: 10 };
}

const wanted: WantedEntries = {
  hooks: { Stop: handler("stop"), PostToolUse: handler("post-tool-use") },
  allow: [RULE],
  deny: ["Edit(~/.claude/logbook/**)"],
};

const merge = (text: string, entries = wanted) => mergeEntries(text, entries, { path, isOurs });
const remove = (text: string, original?: string) =>
  removeEntries(text, { path, isOurs, rules: [...wanted.allow, ...wanted.deny], original });

const TEXTS: Record<string, string> = {
  empty: "",
  "an empty object": "{}",
  "two spaces": '{\n  "model": "x"\n}\n',
  tabs: '{\n\t"model": "x",\n\t"hooks": {\n\t\t"Stop": [\n\t\t\t{ "hooks": [{ "type": "command", "command": "say" }] }\n\t\t]\n\t}\n}\n',
  CRLF: '{\r\n    "permissions": {\r\n        "allow": [\r\n            "Bash(ls:*)"\r\n        ]\r\n    }\r\n}\r\n',
  minified: '{"model":"x","hooks":{"Stop":[{"hooks":[{"type":"command","command":"say"}]}]}}',
  comments:
    '// mine\n{\n  /* a */ "model": "x", // why x\n  "permissions": {\n    // rules\n    "allow": ["Bash(ls:*)"], // last\n  },\n  // end\n}\n',
  "a UTF-8 mark": '\ufeff{\n  "model": "模型"\n}\n',
  "no final newline": '{\n  "env": { "A": "1" }\n}',
  "the user's own matcher":
    '{\n  "hooks": {\n    "PostToolUse": [\n      { "matcher": "Bash", "hooks": [{ "type": "command", "command": "x" }] }\n    ]\n  }\n}\n',
  "empty lists": '{\n  "hooks": { "Stop": [] },\n  "permissions": { "deny": [] }\n}\n',
};

function isSubsequence(part: string, whole: string): boolean {
  let at = 0;
  for (const char of whole) if (char === part[at]) at++;
  return at === part.length;
}

describe.each(Object.entries(TEXTS))("a settings file with %s", (_name, text) => {
  it("gets the entries once and keeps everything else", () => {
    const merged = merge(text);
    const settings = readJson(merged.replace("\ufeff", ""));
    expect(
      findOwnHandlers(settings, isOurs)
        .map(({ event }) => event)
        .sort(),
    ).toEqual(["PostToolUse", "Stop"]);
    expect(merge(merged)).toBe(merged);
  });

  it("only grows: every byte of the user's stands in the same order, in the file's own line ends", () => {
    const merged = merge(text);
    expect(isSubsequence(text, merged)).toBe(true);
    for (const comment of text.match(/\/\/.*|\/\*.*?\*\//g) ?? []) expect(merged).toContain(comment);
    if (text.includes("\n")) expect(/(?<!\r)\n/.test(merged)).toBe(!text.includes("\r\n"));
  });

  it("is as before, to a JSON reader, once they are taken out", () => {
    const before = text === "" ? {} : readJson(text.replace("\ufeff", ""));
    expect(readJson(remove(merge(text), text).replace("\ufeff", ""))).toEqual(before);
  });
});

describe("merging", () => {
  it("writes in the file's own indentation", () => {
    expect(merge(TEXTS["tabs"] ?? "")).toContain(
      '\n\t"permissions": {\n\t\t"allow": [\n\t\t\t"Bash(logbook search:*)"',
    );
  });

  it("brings a stale entry up to date where it stands", () => {
    const old = merge('{\n  "hooks": {}\n}\n', { ...wanted, hooks: { Stop: handler("stop", "0") } });
    const merged = merge(old);
    expect(merged).not.toContain("/0/");
    expect(merged.indexOf("stop.cjs")).toBe(old.indexOf("stop.cjs"));
  });

  it("takes out a doubled entry", () => {
    const twice = merge('{ "hooks": {} }').replace(
      '"Stop": [',
      `"Stop": [{"hooks":[${JSON.stringify(handler("stop"))}]},`,
    );
    const own = findOwnHandlers(readJson(merge(twice)), isOurs);
    expect(own.filter(({ event }) => event === "Stop")).toHaveLength(1);
  });

  it("moves an entry out from behind a matcher", () => {
    const narrowed = `{"hooks":{"Stop":[{"matcher":"Bash","hooks":[${JSON.stringify(handler("stop"))}]}]}}`;
    expect(readJson(merge(narrowed))).toMatchObject({ hooks: { Stop: [{ hooks: [handler("stop")] }] } });
  });

  it("leaves no trace of an event the client does not know", () => {
    const newest = merge("{}", {
      ...wanted,
      hooks: { ...wanted.hooks, PostCompact: handler("post-compact") },
    });
    expect(merge(newest)).not.toContain("PostCompact");
  });

  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', "line 3, column 3: comma expected"],
    ["[]", "line 1, column 1: an object is expected"],
    ['{\n  "hooks": []\n}', 'line 2, column 12: "hooks" should be an object'],
    ['{"hooks":{"Stop":{}}}', 'line 1, column 18: "hooks.Stop" should be an array'],
    ['{"permissions":{"allow":"x"}}', 'line 1, column 25: "permissions.allow" should be an array'],
    ['{"hooks":{},\n"hooks":{}}', 'line 2, column 1: the key "hooks" stands here a second time'],
    ['{"a": 1', "line 1, column 8: close brace expected"],
  ])("refuses %j with its place", (text, message) => {
    expect(() => merge(text)).toThrow(
      expect.objectContaining({ code: "SETTINGS_INVALID", message: `${path}, ${message}` }),
    );
  });
});

describe("removing", () => {
  it("keeps lists the user had, empty or not, and drops those install made", () => {
    const original = TEXTS["empty lists"] ?? "";
    expect(readJson(remove(merge(original), original))).toEqual({
      hooks: { Stop: [] },
      permissions: { deny: [] },
    });
    expect(readJson(remove(merge("{}"), "{}"))).toEqual({});
  });

  it("keeps comments that stand beside our lines", () => {
    const edited = merge('{\n  "model": "x" // why\n}\n').replace('"deny"', '/* hands off */ "deny"');
    const text = remove(edited);
    expect(text).toContain('"model": "x" // why');
  });
});

it.each(["[", '{"a":', '{"hooks":{"Stop":['])(
  "settings nested without end are refused with their place: %s",
  (opening) => {
    const text = `{"mine":${opening.repeat(6_000)}`;
    expect(() => merge(text)).toThrow(expect.objectContaining({ code: "SETTINGS_INVALID" }));
    expect(() => merge(text)).toThrow(/nested more than 100 deep/);
  },
);
