/** Ways in which an archive comes to harm: its files, its schema, the tables of its full-text index. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { dirname } from "node:path";
import { execRaw } from "./raw-database.ts";

export interface DamageKind {
  name: string;
  /** `path`: of a database that was closed in good order. */
  hurt(path: string): void;
}

const ZEROS = 64 * 1024;

const FILES: readonly DamageKind[] = ["", "-wal", "-shm"].flatMap((suffix) => [
  inPlace(`a folder as archive.db${suffix}`, suffix, (path) => fs.mkdirSync(path)),
  inPlace(`a FIFO as archive.db${suffix}`, suffix, (path) => void execFileSync("mkfifo", [path])),
  inPlace(`a link to nowhere as archive.db${suffix}`, suffix, (path) => fs.symlinkSync("/nowhere", path)),
  inPlace(`a link to a folder as archive.db${suffix}`, suffix, (path) =>
    fs.symlinkSync(dirname(dirname(path)), path),
  ),
]);

const CONTENTS: readonly DamageKind[] = [
  { name: "a file of zeros", hurt: (path) => fs.writeFileSync(path, Buffer.alloc(ZEROS)) },
  { name: "a file of noise", hurt: (path) => fs.writeFileSync(path, Buffer.alloc(ZEROS, "noise ")) },
  { name: "an empty file", hurt: (path) => fs.truncateSync(path, 0) },
  {
    name: "a truncated file",
    hurt: (path) => fs.truncateSync(path, Math.floor(fs.statSync(path).size * 0.6)),
  },
  {
    name: "a file of another application",
    hurt(path) {
      fs.rmSync(path);
      execRaw(path, "CREATE TABLE bookmarks (url TEXT); INSERT INTO bookmarks VALUES ('x')");
    },
  },
];

const SCHEMA: readonly DamageKind[] = [
  sql("a table missing", "DROP TABLE stand_ins"),
  sql("the table of turns missing", "PRAGMA foreign_keys = OFF; DROP TABLE session_turns; DROP TABLE turns"),
  sql("the index of words missing", "DROP TABLE words"),
  sql("a table of the index of words missing", "DROP TABLE words_idx"),
  sql("an index missing", "DROP INDEX entries_of_turn"),
  sql("version 0", "PRAGMA user_version = 0"),
  sql("a negative version", "PRAGMA user_version = -7"),
];

/** Of a contentless index there is no `words_content`. */
const WORDS: readonly DamageKind[] = [
  sql("words_config emptied", "DELETE FROM words_config"),
  sql("words_config garbled", "UPDATE words_config SET v = 'x'"),
  sql("words_config of another version", "UPDATE words_config SET v = 99 WHERE k = 'version'"),
  sql("words_docsize emptied", "DELETE FROM words_docsize"),
  sql("words_docsize garbled", "UPDATE words_docsize SET sz = randomblob(5)"),
  sql("half of words_docsize", "DELETE FROM words_docsize WHERE id % 2 = 0"),
  sql("words_data emptied", "DELETE FROM words_data"),
  sql("words_data garbled", "UPDATE words_data SET block = randomblob(length(block))"),
  sql("words_data zeroed", "UPDATE words_data SET block = zeroblob(length(block))"),
  sql("words_data without its pages", "DELETE FROM words_data WHERE id > 10"),
  sql(
    "words_data with garbled pages",
    "UPDATE words_data SET block = randomblob(length(block)) WHERE id > 10",
  ),
  sql("words_data without its structure", "DELETE FROM words_data WHERE id = 10"),
  sql(
    "words_data with a zeroed structure",
    "UPDATE words_data SET block = zeroblob(length(block)) WHERE id = 10",
  ),
  sql("words_data without its totals", "DELETE FROM words_data WHERE id = 1"),
  sql("words_data with zeroed totals", "UPDATE words_data SET block = zeroblob(4) WHERE id = 1"),
  sql("words_idx emptied", "DELETE FROM words_idx"),
  sql("words_idx garbled", "UPDATE words_idx SET term = randomblob(4)"),
  sql("words_idx with garbled pages", "UPDATE words_idx SET pgno = abs(random()) % 100"),
];

export const DAMAGE_KINDS: readonly DamageKind[] = [...FILES, ...CONTENTS, ...SCHEMA, ...WORDS];

function inPlace(name: string, suffix: string, put: (path: string) => void): DamageKind {
  return {
    name,
    hurt(path) {
      fs.rmSync(path + suffix, { force: true });
      put(path + suffix);
    },
  };
}

function sql(name: string, statements: string): DamageKind {
  return { name, hurt: (path) => execRaw(path, statements) };
}
