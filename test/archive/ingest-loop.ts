/** A child for the crash test: reads every transcript in a folder into an archive, each in pieces, over and over until it is done. */
import fs from "node:fs";
import { basename, join } from "node:path";
import { ingestChunk, ingestWatermark } from "../../lib/archive/ingest.ts";
import { openArchive } from "../../lib/archive/open.ts";
import { storePaths } from "../../lib/platform/paths.ts";

const [folder = "", home = ""] = process.argv.slice(2);
const PIECE_BYTES = 1500;

const archive = openArchive(storePaths({ LOGBOOK_HOME: home }), { busyTimeoutMs: 1000 });
for (const name of fs.readdirSync(folder).sort()) {
  const where = { session: basename(name, ".jsonl"), stream: "main", generation: 1, project: "p" };
  const bytes = fs.readFileSync(join(folder, name));
  let end = 0;
  while (end < bytes.length) {
    end = Math.min(bytes.length, end + PIECE_BYTES);
    const start = ingestWatermark(archive, where);
    ingestChunk(archive, where, [{ start, bytes: bytes.subarray(start, Math.max(start, end)) }]);
  }
}
archive.close();
