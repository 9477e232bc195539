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
  logbook: "lib/cli/entry/logbook.ts",
  main: "lib/cli/entry/main.ts",
  search: "lib/cli/entry/search.ts",
  "pick-by-model": "lib/capture/pick-by-model.ts",
  "notes-thread": "lib/capture/notes-thread.ts",
  "session-notes": "lib/capture/notes-on-demand.ts",
  "spill-output": "lib/capture/spill-output.ts",
  "keep-statements": "lib/capture/statements.ts",
};

/** better-sqlite3 asks `bindings` for its .node file only when no path is given, and the archive always gives one. */
const withoutBindings = {
  name: "without-bindings",
  setup(plugin) {
    plugin.onResolve({ filter: /^bindings$/ }, () => ({ path: "bindings", namespace: "absent" }));
    plugin.onLoad({ filter: /.*/, namespace: "absent" }, () => ({
      contents: `module.exports = () => { throw new Error("no path to the native module was given"); };`,
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
      "./search.cjs",
      "../keep-statements.cjs",
      "../pick-by-model.cjs",
      "../session-notes.cjs",
      "../spill-output.cjs",
    ],
    plugins: [withoutBindings, lighterOutput],
    write: false,
    metafile: true,
    logLevel: "warning",
  };
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const hooks = await build({ ...shared, entryPoints: hookEntries(), banner: { js: HOOK_GUARD } });
  // jsonc-parser's "main" requires its parts by computed names, which a bundle cannot follow.
  const mainFields = ["module", "main"];
  const programs = await build({ ...shared, mainFields, entryPoints: existingPrograms() });
  return { hooks: hooks.metafile, programs: programs.metafile };
}

function printSizes(outDir) {
  for (const name of readdirSync(outDir, { recursive: true }).sort()) {
    if (!name.endsWith(".cjs")) continue;
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
