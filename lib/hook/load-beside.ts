/** Code that is a bundle of its own, in `dist/` beside the folder of the hooks, and is kept compiled. */
import { dirname, join } from "node:path";
import { loadCompiled } from "../platform/compiled.ts";

/** The exports of `dist/<name>.cjs`. */
export function loadBeside<Exports>(name: string): Exports {
  return loadCompiled<Exports>(join(dirname(import.meta.dirname), `${name}.cjs`));
}
