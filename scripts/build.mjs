/**
 * Compiles the entry points to CommonJS bundles in dist/ (or `--out DIR`) and prints their bytes.
 * The same sources give the same bytes on every machine: dist/ is committed and a test compares it with a fresh build.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** A model call of logbook's own runs the client, whose hooks must do nothing: the guard precedes every other statement. */
const HOOK_GUARD = `if (process.env.LOGBOOK_CHILD === "1" || process.env.LOGBOOK_OFF === "1") process.exit(0);`;

/** Bundle name (without .cjs) to source. The dispatcher requires its two halves at run time, so that search loads alone. */
const PROGRAMS = {
  worker: "lib/worker/main.ts",
  "reader-thread": "lib/worker/reader-thread.ts",
  "watchdog-thread": "lib/worker/watchdog-thread.ts",
  logbook: "lib/cli/entry/logbook.ts",
  main: "lib/cli/entry/main.ts",
  search: "lib/cli/entry/search.ts",
  "pick-by-model": "lib/capture/pick-by-model.ts",
  "notes-thread": "lib/capture/notes-thread.ts",
  "session-notes": "lib/capture/notes-on-demand.ts",
  "spill-output": "lib/capture/spill-output.ts",
  "keep-statements": "lib/capture/statements.ts",
  "config-closed": "lib/platform/config-closed.ts",
  "shorten-json": "lib/text/shorten-json.ts",
  "folder-globs": "lib/platform/folder-globs.ts",
  secrets: "lib/text/secrets/find.ts",
  "turn-end-hooks": "lib/capture/turn-end-hooks.ts",
};

/**
 * Parts of better-sqlite3 that the archive does not use and every Stop would scan at its start: it gives the path of the
 * .node file, for which `bindings` would look, and asks a database for what `EngineDatabase` names and nothing else.
 */
const UNUSED_OF_SQLITE =
  /^(?:bindings|\.\/methods\/(?:aggregate|backup|function|inspect|pragma|serialize|table|transaction))$/;

const withoutUnused = {
  name: "without-unused",
  setup(plugin) {
    plugin.onResolve({ filter: UNUSED_OF_SQLITE }, ({ importer, path }) =>
      importer.includes("better-sqlite3") ? { path, namespace: "absent" } : undefined,
    );
    plugin.onLoad({ filter: /.*/, namespace: "absent" }, () => ({
      contents: `module.exports = () => { throw new Error("this part of better-sqlite3 is not in the bundle"); };`,
    }));
  },
};

/** Few texts that a hook writes may hold a secret at all: what judges those is a bundle of its own to the hooks. */
const secretsBeside = {
  name: "secrets-beside",
  setup(plugin) {
    plugin.onLoad({ filter: /[\\/]text[\\/]secrets[\\/]find\.ts$/ }, () => ({
      contents: `export const findSecretsIn = (text) => require("../secrets.cjs").findSecretsIn(text);`,
    }));
  },
};

function hookEntries() {
  const folder = join(ROOT, "hooks");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".ts")) : [];
  return Object.fromEntries(names.map((name) => [`hooks/${name.slice(0, -3)}`, `hooks/${name}`]));
}

function existingPrograms() {
  return Object.fromEntries(Object.entries(PROGRAMS).filter(([, source]) => existsSync(join(ROOT, source))));
}

/**
 * `import fs from "node:fs"` compiles to a copy of the module's hundred properties in every file that has it, which costs
 * a hook 4 % of its time. Only `.default` is ever used of those copies, so one object with that property does.
 */
function shareBuiltins(code) {
  const first = new Map();
  return code.replace(
    /\b(\w+)\s*=\s*__toESM\(require\("(node:[\w/]+)"\),\s*1\)/g,
    (whole, variable, name) => {
      const isUsedWhole = new RegExp(`\\b${variable}\\b(?!\\s*\\.\\s*default\\b|\\s*=\\s*__toESM)`).test(
        code,
      );
      if (isUsedWhole) return whole;
      if (first.has(name)) return `${variable}=${first.get(name)}`;
      first.set(name, variable);
      return `${variable}={default:require("${name}")}`;
    },
  );
}

/** V8 keeps a source with one wide character in two bytes each and scans it slower. Only strings and patterns have them. */
function escapeNonAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

const lighterOutput = {
  name: "lighter-output",
  setup(plugin) {
    plugin.onEnd(({ outputFiles }) => {
      for (const { path, text } of outputFiles) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, escapeNonAscii(shareBuiltins(text)));
      }
    });
  },
};

/** Oldest browsers that know everything the pages use. */
const BROWSERS = ["chrome111", "firefox115", "safari16.4"];

/** Script and style of each page, which the command line puts into the one file it writes. */
const PAGE_PARTS = {
  "page/replay": "lib/page/browser/main.ts",
  "page/page": "lib/page/browser/style/page.css",
  "page/project": "lib/page/browser/project/main.ts",
  "page/project-page": "lib/page/browser/style/project-page.css",
};

/** A comment's beginning in a string would change how a browser reads the rest of the script element. */
const withoutComments = {
  name: "without-comments",
  setup(plugin) {
    plugin.onEnd(({ outputFiles }) => {
      for (const { path, text } of outputFiles) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, path.endsWith(".js") ? text.replaceAll("<!--", "\\x3C!--") : text);
      }
    });
  },
};

function buildPages(outDir) {
  return build({
    absWorkingDir: ROOT,
    outdir: outDir,
    entryPoints: PAGE_PARTS,
    bundle: true,
    platform: "browser",
    target: BROWSERS,
    format: "iife",
    legalComments: "none",
    minify: true,
    lineLimit: 160,
    plugins: [withoutComments],
    write: false,
    metafile: true,
    logLevel: "warning",
  });
}

/** Builds every bundle into `outDir` and gives back esbuild's metafiles, for the tests that check what went in. */
export async function buildAll(outDir) {
  const shared = {
    absWorkingDir: ROOT,
    outdir: outDir,
    outExtension: { ".js": ".cjs" },
    bundle: true,
    platform: "node",
    target: "node20.19",
    format: "cjs",
    legalComments: "none",
    define: { "import.meta.dirname": "__dirname", "import.meta.filename": "__filename" },
    // A quarter fewer bytes to scan at each start. Names stay, for the stacks in diagnostics; lines stay, for diffs.
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 160,
    external: [
      "./main.cjs",
      "../config-closed.cjs",
      "../folder-globs.cjs",
      "../keep-statements.cjs",
      "../pick-by-model.cjs",
      "../secrets.cjs",
      "../session-notes.cjs",
      "../shorten-json.cjs",
      "../spill-output.cjs",
    ],
    plugins: [withoutUnused, lighterOutput],
    write: false,
    metafile: true,
    logLevel: "warning",
  };
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const hooks = await build({
    ...shared,
    plugins: [secretsBeside, ...shared.plugins],
    entryPoints: hookEntries(),
    banner: { js: HOOK_GUARD },
  });
  // jsonc-parser's "main" requires its parts by computed names, which a bundle cannot follow.
  const mainFields = ["module", "main"];
  const programs = await build({ ...shared, mainFields, entryPoints: existingPrograms() });
  const pages = await buildPages(outDir);
  return { hooks: hooks.metafile, programs: programs.metafile, pages: pages.metafile };
}

function printSizes(outDir) {
  for (const name of readdirSync(outDir, { recursive: true }).sort()) {
    if (!/\.(?:cjs|js|css)$/.test(name)) continue;
    const bytes = statSync(join(outDir, name)).size;
    console.log(`${String(bytes).padStart(9)}  ${join(relative(process.cwd(), outDir) || ".", name)}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { out: { type: "string", default: join(ROOT, "dist") } } });
  const outDir = resolve(values.out);
  await buildAll(outDir);
  printSizes(outDir);
}
