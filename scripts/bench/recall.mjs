/**
 * `npm run bench -- recall`: recall quality on the seeded corpus, through the files a hook reads.
 * Prints hit@5 per language and kind of query, and how many unrelated prompts brought back nothing.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { makeRecallCorpus } from "./recall-corpus.mjs";

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const NOW = Date.parse("2026-01-15T12:00:00.000Z");
/** The bars of the product: a record asked for is among the first five, and an unrelated prompt brings back none. */
const MIN_HIT = 0.95;
const MIN_NONE = 0.95;

async function loadRooms(folder) {
  const outfile = join(folder, "rooms.mjs");
  await build({
    stdin: {
      contents: `export { writeRecords } from "./lib/memory/write.ts";
        export { projectScope } from "./lib/memory/scope.ts";
        export { storePaths } from "./lib/platform/paths.ts";
        export { openSources, recall } from "./lib/memory/recall.ts";`,
      resolveDir: ROOT,
      loader: "ts",
    },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20.19",
    banner: {
      js: `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`,
    },
    outfile,
    logLevel: "warning",
  });
  return import(pathToFileURL(outfile).href);
}

function fillScope(rooms, folder, corpus) {
  const scope = rooms.projectScope(rooms.storePaths({ LOGBOOK_HOME: folder }), `bench-${corpus.seed}`);
  const time = new Date(NOW).toISOString();
  const puts = corpus.records.map(({ name, description, type, body }) => ({
    name,
    description,
    type,
    body,
    created: time,
    modified: time,
    isPinned: false,
  }));
  rooms.writeRecords(scope, { puts, deletes: [] }, { lock: { isHeld: () => true }, nowMs: NOW });
  return scope;
}

function measure(rooms, folder, seed) {
  const corpus = makeRecallCorpus(seed);
  const scope = fillScope(rooms, folder, corpus);
  const ask = (text) =>
    rooms.recall(rooms.openSources([scope]), text, { nowMs: NOW, max: 5 }).map(({ entry }) => entry.name);
  const hits = corpus.queries.map((query) => ({ ...query, isHit: ask(query.text).includes(query.target) }));
  const strays = corpus.unrelated.map((query) => ({ ...query, found: ask(query.text) }));
  return { seed, hits, strays };
}

function share(items, isGood) {
  return items.length === 0 ? 1 : items.filter(isGood).length / items.length;
}

function printRun({ seed, hits, strays }, isVerbose) {
  const isHit = (query) => query.isHit;
  const isNone = (query) => query.found.length === 0;
  const cells = ["en", "zh", "ja"].map((language) => {
    const asked = hits.filter((query) => query.language === language);
    const far = asked.filter((query) => query.isFar);
    const none = strays.filter((query) => query.language === language);
    return `${language} ${share(asked, isHit).toFixed(3)} (far ${share(far, isHit).toFixed(3)}) none ${share(none, isNone).toFixed(3)}`;
  });
  console.log(
    `seed ${seed}: hit@5 ${share(hits, isHit).toFixed(3)}  unrelated none ${share(strays, isNone).toFixed(3)}  | ${cells.join(" | ")}`,
  );
  if (!isVerbose) return;
  for (const query of hits.filter((one) => !one.isHit))
    console.log(`  missed ${query.text} -> ${query.target}`);
  for (const query of strays.filter((one) => one.found.length > 0))
    console.log(`  stray  ${query.text} -> ${query.found[0]}`);
}

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "101,102,103,104,105,106,107,108,109,110" },
    verbose: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const folder = mkdtempSync(join(tmpdir(), "logbook-recall-"));
try {
  const rooms = await loadRooms(folder);
  const runs = values.seeds.split(",").map((seed) => measure(rooms, folder, Number(seed)));
  for (const run of runs) printRun(run, values.verbose);
  const hit = share(
    runs.flatMap(({ hits }) => hits),
    (query) => query.isHit,
  );
  const none = share(
    runs.flatMap(({ strays }) => strays),
    (query) => query.found.length === 0,
  );
  console.log(
    `all ${runs.length} seeds: 200 records, ${runs.length * 60} queries: hit@5 ${hit.toFixed(3)} (bar ${MIN_HIT}), unrelated none ${none.toFixed(3)} (bar ${MIN_NONE})`,
  );
  if (hit < MIN_HIT || none < MIN_NONE) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
