/**
 * Runs a bundle from what V8 made of it the last time, as Node's own compile cache does, which Node 20 has not: compiling
 * the code behind a Stop or a search anew costs a tenth of Node's start.
 * Invariant: what is run is whole, of exactly this source and this Node, and written by this user; else it is made again.
 */
import fs from "node:fs";
import { basename, dirname, join } from "node:path";
import vm from "node:vm";
import { readFileIfPresent, writeFileAtomic } from "./files.ts";
import { storePaths } from "./paths.ts";
import { statIfPresent } from "./regular-file.ts";
import { isForeign } from "./store-owner.ts";

type Wrapper = (exports: object, require: NodeJS.Require, module: object, file: string, dir: string) => void;

const OTHERS_MAY_WRITE = 0o022;
/** A bundle is below a megabyte, and what V8 makes of it is no larger. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;

/** The exports of the bundle at `path`, which does nothing when it is loaded. It asks for others as the caller's bundle does. */
export function loadCompiled<Exports>(path: string): Exports {
  try {
    const store = storePaths(process.env);
    if (!isForeign(store.root)) return load(path, join(store.compiled, basename(path, ".cjs"))) as Exports;
  } catch {
    // Whatever it was, Node's own loader does not need it.
  }
  return require(path) as Exports;
}

function load(path: string, keptAs: string): unknown {
  const source = fs.readFileSync(path);
  const file = `${keptAs}-${process.version}-${process.arch}-${source.length}`;
  const cachedData = readKept(file, source);
  const script = new vm.Script(
    // Bundles are ASCII: one byte a character, for V8 as well.
    `(function (exports, require, module, __filename, __dirname) {${source.toString("latin1")}\n})`,
    cachedData === undefined ? { filename: path } : { filename: path, cachedData },
  );
  const module = { exports: {} };
  (script.runInThisContext() as Wrapper)(module.exports, require, module, path, dirname(path));
  // At its end a process has compiled what it calls: only then is it worth keeping.
  if (cachedData === undefined || script.cachedDataRejected === true)
    process.once("exit", () => keep(file, source, script));
  return module.exports;
}

/**
 * A file is the code twice, then the source. V8 itself looks at a few numbers in front only, and one flipped bit behind them
 * ends the process: comparing with a twin costs less than loading node:zlib for a checksum.
 */
function readKept(file: string, source: Buffer): Buffer | undefined {
  const stat = statIfPresent(file);
  if (stat === undefined || stat.uid !== process.geteuid?.() || (stat.mode & OTHERS_MAY_WRITE) !== 0)
    return undefined;
  const bytes = readFileIfPresent(file, MAX_KEPT_BYTES);
  if (bytes === undefined) return undefined;
  const codeBytes = (bytes.length - source.length) / 2;
  if (codeBytes <= 0) return undefined;
  // In front, where it is aligned: else V8 would copy it.
  const code = bytes.subarray(0, codeBytes);
  const isWhole =
    code.equals(bytes.subarray(codeBytes, 2 * codeBytes)) && source.equals(bytes.subarray(2 * codeBytes));
  return isWhole ? code : undefined;
}

/** The worker makes the folder: what has nothing to store leaves nothing behind. */
function keep(file: string, source: Buffer, script: vm.Script): void {
  try {
    if (!fs.existsSync(dirname(file))) return;
    const code = script.createCachedData();
    writeFileAtomic(file, Buffer.concat([code, code, source]));
  } catch {
    // It only saves time; a hook's own writes have told of a disk that takes nothing.
    return;
  }
}
