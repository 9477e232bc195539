/** Files that users write by hand: our settings, the client's. */
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { createIsOurs, deriveWantedEntries } from "../../../lib/cli/install-plan.ts";
import { parseSettings } from "../../../lib/cli/settings-parse.ts";
import { mergeEntries, removeEntries } from "../../../lib/cli/settings-text.ts";
import { CONFIG_TABLE, checkSetting, parseConfig } from "../../../lib/contract/config.ts";
import { isExcluded } from "../../../lib/platform/exclude.ts";
import { compileFolderGlobs } from "../../../lib/platform/folder-globs.ts";
import { isConfigUnreadable, loadConfig } from "../../../lib/platform/load-config.ts";
import { loadExclusions } from "../../../lib/platform/load-exclusions.ts";
import { storePaths } from "../../../lib/platform/paths.ts";
import { toWellFormed } from "../../../lib/text/cut.ts";
import { parseJson } from "../../../lib/text/parse-json.ts";
import { anyLine } from "../corpus.ts";
import { mayRefuse, must } from "../oracle.ts";
import type { Target } from "../target.ts";

const CONFIGS: readonly string[] = [
  "{}",
  JSON.stringify(
    Object.fromEntries(Object.entries(CONFIG_TABLE).map(([key, { default: value }]) => [key, value])),
  ),
  '{"extraction":{"provider":"command","command":["node","x.js"],"dailyUsd":0.5},"exclude":["/secret/**","~/x*"]}',
  '{"spill.enabled":true,"index":{"maxFieldChars":{"head":1}}}',
];

export const config: Target = {
  name: "config",
  share: 70,
  seeds: CONFIGS,
  arbitrary: anyLine,
  open: () => ({
    run({ text }) {
      const value = parseJson(text);
      const { config: read, problems } = parseConfig(value, {
        CLAUDE_PLUGIN_OPTION_EXTRACTION_PROVIDER: text.slice(0, 9),
      });
      for (const [key, held] of Object.entries(read)) {
        must(checkSetting(key, held) === undefined, `config holds ${JSON.stringify(held)} for ${key}`);
      }
      for (const { message } of problems) must(message !== "", "a problem without words");
    },
  }),
};

export const configFile: Target = {
  name: "config-file",
  share: 12,
  seeds: CONFIGS,
  arbitrary: anyLine,
  open() {
    const home = fs.mkdtempSync(join(tmpdir(), "logbook-fuzz-config-"));
    const store = storePaths({ LOGBOOK_HOME: home });
    return {
      run({ bytes, text }) {
        fs.writeFileSync(store.config, bytes);
        const env = { CLAUDE_PLUGIN_OPTION_EXCLUDE: text.slice(0, 80) };
        const isUnreadable = isConfigUnreadable(loadConfig(store, env));
        const excluded = loadExclusions(store, env);
        if ((excluded === undefined) !== isUnreadable)
          throw new Error("hooks and commands read it differently");
        const { covers } = compileFolderGlobs(excluded ?? [], { home: "/home/dev" });
        isExcluded(covers, "/home/dev/secret", {});
      },
      close: () => fs.rmSync(home, { recursive: true, force: true }),
    };
  },
};

export const exclusions: Target = {
  name: "exclusions",
  share: 30,
  seeds: ["/secret/**", "~/work/*", "**/x", "/a/[b-c]/?", "{a,b}", "a**b**c", "\\"],
  arbitrary: fc.string({ unit: "binary", maxLength: 40 }),
  open: () => ({
    run({ text }) {
      const { covers } = compileFolderGlobs(text.split("\n"), { home: "/home/dev" });
      covers("/home/dev/work/secret/deep/er/x");
    },
  }),
};

const SETTINGS: readonly string[] = [
  "",
  "{}",
  '{\n  // mine\n  "model": "opus",\n  "permissions": { "allow": ["Bash(ls:*)"], },\n}\n',
  '{"hooks":{"Stop":[{"matcher":"","hooks":[{"type":"command","command":"mine"}]}],"PostToolUse":[]}}',
  '\ufeff{\r\n\t"hooks": {\r\n\t\t"Stop": [ { "hooks": [ { "type": "command", "command": "node", "args": ["/x/logbook/dist/hooks/stop.cjs"] } ] } ]\r\n\t}\r\n}',
];

export const settings: Target = {
  name: "settings-edit",
  share: 10,
  maxMs: 2_000,
  seeds: SETTINGS,
  arbitrary: anyLine,
  open() {
    const isOurs = createIsOurs(storePaths({ LOGBOOK_HOME: "/store" }));
    const wanted = deriveWantedEntries({ base: "/store/app/1/logbook", storeRule: "~/store" });
    const rules = [...wanted.allow, ...wanted.deny];
    return {
      run({ text }) {
        // The editor's time is the square of the file's size; the client's own files have a few kB.
        const given = toWellFormed(text.slice(0, 20_000));
        const merge = (from: string) => mergeEntries(from, wanted, { path: "settings.json", isOurs });
        const merged = mayRefuse(["SETTINGS_INVALID"], () => merge(given));
        if (merged === undefined) return;
        must(merge(merged) === merged, "installing twice is not installing once");
        parseSettings(merged, "settings.json");
        const removed = removeEntries(merged, { path: "settings.json", isOurs, rules, original: given });
        parseSettings(removed, "settings.json");
        must(
          !/dist\/hooks\/stop\.cjs/.test(removed) || /dist\/hooks\/stop\.cjs/.test(given),
          "our handler stays",
        );
      },
    };
  },
};
