/** Puts the pack's `logbook` on the PATH of the client's shell tool, through the file the client sources before it. */
import fs from "node:fs";
import type { Env } from "../platform/paths.ts";
import { MAX_SETTINGS_BYTES, readForeignFile, statIfPossible } from "../platform/regular-file.ts";

/** Does nothing where the client has no such file, the pack no command, or the line is there already. */
export function exportCommandPath(env: Env, folder: string): void {
  const file = env["CLAUDE_ENV_FILE"];
  if (!file || !fs.existsSync(folder)) return;
  // Single quotes: the folder may hold spaces, dollars and quotes of its own.
  const line = `export PATH='${folder.replaceAll("'", `'\\''`)}':"$PATH"\n`;
  // Appending to a FIFO would wait for its reader.
  if (statIfPossible(file)?.isFile() === false) return;
  const content = readForeignFile(file, MAX_SETTINGS_BYTES)?.toString("utf8") ?? "";
  if (content.includes(line)) return;
  // Another hook's last line may lack its newline.
  fs.appendFileSync(file, content === "" || content.endsWith("\n") ? line : `\n${line}`);
}
