/** Archives in temporary folders, removed when the test file has run. */
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import type { Archive } from "../../lib/archive/handle.ts";
import { createIngest, type IngestOptions, type IngestSource } from "../../lib/archive/ingest.ts";
import { openArchive } from "../../lib/archive/open.ts";
import { type StorePaths, storePaths } from "../../lib/platform/paths.ts";
import type { Talk } from "./transcript-lines.ts";

const root = fs.mkdtempSync(join(tmpdir(), "logbook-archive-"));
const open: Archive[] = [];
let stores = 0;

afterAll(() => {
  for (const archive of open) archive.close();
  fs.rmSync(root, { recursive: true, force: true });
});

export function temporaryStore(): StorePaths {
  return storePaths({ LOGBOOK_HOME: join(root, String(stores++)) });
}

export function temporaryArchive(store = temporaryStore()): Archive {
  const archive = openArchive(store, { busyTimeoutMs: 0 });
  archive.exec("PRAGMA synchronous = OFF");
  open.push(archive);
  return archive;
}

export function source(session: string, more: Partial<IngestSource> = {}): IngestSource {
  return { session, stream: "main", generation: 1, project: "project-a", ...more };
}

/** Whole transcripts, each by its session. */
export function ingestTalks(
  archive: Archive,
  talks: readonly (readonly [IngestSource, Talk])[],
  options: IngestOptions = {},
): void {
  const ingest = createIngest(archive, options);
  for (const [where, talk] of talks) ingest.add(where, [{ start: 0, bytes: talk.bytes() }]);
  ingest.finish();
}
