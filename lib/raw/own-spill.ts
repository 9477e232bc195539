/**
 * Whole outputs that logbook itself shortened before the model saw them: each text once, under its hash, and a line in
 * `raw/spilled.jsonl` that says which call it belongs to. Written before the shorter text is printed. A killed writer
 * leaves a file without a line, which costs its bytes and nothing else.
 */
import { createHash } from "node:crypto";
import fs from "node:fs";
import { dirname, join } from "node:path";
import { isoTime } from "../platform/clock.ts";
import { appendLine, openForWrite, readFileIfPresent, writeWhole } from "../platform/files.ts";
import { linkOnce } from "../platform/link-once.ts";
import { parseJsonObject } from "../text/parse-json.ts";
import { temporaryPath } from "./segment.ts";
import { spillPath } from "./spill.ts";

const LEDGER = "spilled.jsonl";
/** Half of a sha256 keeps different texts apart as surely as anyone needs. */
const HASH_CHARS = 32;
/** A name that the client gives none of its own files. */
const NAME = /^logbook-[0-9a-f]{32}\.txt$/;

export interface OwnSpill {
  toolUseId: string;
  text: string;
}

/** Not synced: until the client has written the transcript, a power cut costs the call itself as well. */
export function saveOwnSpill(rawDir: string, { toolUseId, text }: OwnSpill, nowMs: number): void {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, HASH_CHARS);
  const file = `logbook-${hash}.txt`;
  const path = spillPath(rawDir, file);
  if (!fs.existsSync(path)) writeOnce(path, text);
  const line = { v: 1, time: isoTime(nowMs), tool_use_id: toolUseId, file, chars: text.length };
  appendLine(join(rawDir, LEDGER), JSON.stringify(line));
}

function writeOnce(path: string, text: string): void {
  const temporary = temporaryPath(dirname(path));
  const fd = openForWrite(temporary, "wx");
  try {
    writeWhole(fd, Buffer.from(text));
  } finally {
    fs.closeSync(fd);
  }
  linkOnce(temporary, path);
}

/** File of each call that has one. Empty, at the cost of one look, where nothing was ever shortened. */
export function readOwnSpills(rawDir: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const lines = readFileIfPresent(join(rawDir, LEDGER))?.toString("utf8").split("\n") ?? [];
  for (const line of lines) {
    const { tool_use_id: id, file } = parseJsonObject(line) ?? {};
    if (typeof id === "string" && typeof file === "string" && NAME.test(file)) files.set(id, file);
  }
  return files;
}
