/**
 * The one question of `install`: may logbook ask the user's own client for memories? Asked once, at a terminal only, and
 * written down either way; without an answer nothing is ever spent.
 */
import { createInterface } from "node:readline/promises";
import { readFileIfPresent } from "../../platform/files.ts";
import { loadConfig } from "../../platform/load-config.ts";
import { withPluginOptions } from "../../platform/plugin-options.ts";
import type { CommandContext } from "../command.ts";
import { run as runConfig } from "../commands/config.ts";
import { findSetting } from "../config-table.ts";
import { readJson } from "../settings-parse.ts";

const KEY = "extraction.provider";

export async function askConsent(context: CommandContext): Promise<void> {
  if (!context.isTerminal || !process.stdin.isTTY) return;
  const { config, problems } = loadConfig(context.store, context.env);
  // A file that cannot be read cannot be written either; doctor tells of it.
  if (problems.some(({ key }) => key === "") || isSettled(context)) return;
  const question = [
    "logbook keeps what you ask it to remember. It can also look for memories in finished turns by asking your own Claude",
    `(${config["extraction.model"]}, at most $${config["extraction.dailyUsd"]} and ${config["extraction.dailyCalls"]} calls a day, secrets taken out). May it? [y/N] `,
  ].join("\n");
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const isAgreed = /^y(?:es)?$/i.test((await prompt.question(question)).trim());
    runConfig(context, { operands: [KEY, isAgreed ? "claude" : "rules"], values: {} });
  } finally {
    prompt.close();
  }
}

function isSettled({ store, env }: CommandContext): boolean {
  if (withPluginOptions(env)["CLAUDE_PLUGIN_OPTION_EXTRACTION_PROVIDER"]) return true;
  const text = readFileIfPresent(store.config)?.toString("utf8") ?? "";
  return text.trim() !== "" && findSetting(readJson(text), KEY) !== undefined;
}
