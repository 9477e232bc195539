/** Where the compiled bundles lie that spawning tests run: the committed dist/, or a build named by LOGBOOK_TEST_DIST. */
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const repositoryRoot: string = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const distRoot: string = resolve(process.env["LOGBOOK_TEST_DIST"] ?? join(repositoryRoot, "dist"));

export function hookBundle(name: string): string {
  return join(distRoot, "hooks", `${name}.cjs`);
}
