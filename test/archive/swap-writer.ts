/** Run as a process by swap.crash.test.ts: opens the archive as a hook does, writes one turn, closes, and again. */
import { ingestChunk } from "../../lib/archive/ingest.ts";
import { openArchive } from "../../lib/archive/open.ts";
import { LogbookError } from "../../lib/platform/errors.ts";
import { storePaths } from "../../lib/platform/paths.ts";
import { createTalk } from "./transcript-lines.ts";

const store = storePaths(process.env);
const first = Number(process.argv[2]);
const untilMs = Date.now() + Number(process.argv[3]);
let busy = 0;
let written = 0;
for (let at = 0; Date.now() < untilMs; at++) {
  try {
    const archive = openArchive(store, { busyTimeoutMs: 20 });
    try {
      const talk = createTalk(first + at * 10);
      talk.prompt(`question ${at}`);
      const source = { session: `s-${first}-${at}`, project: "p", stream: "main", generation: 1 };
      ingestChunk(archive, source, [{ start: 0, bytes: talk.bytes() }]);
      written++;
    } finally {
      archive.close();
    }
  } catch (error) {
    if (!(error instanceof LogbookError) || error.code !== "ARCHIVE_BUSY") throw error;
    busy++;
  }
}
process.stdout.write(JSON.stringify({ written, busy }));
