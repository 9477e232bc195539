/** Writes what is rendered from code: the registration files, and the tables of the README. */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The tables are TypeScript, which Node 20 does not run: compiled in memory. */
const SOURCE = `
export { renderRegistrationFiles } from "./lib/hook/render-files.ts";
export { renderReadme } from "./lib/cli/readme.ts";
export { COMMANDS } from "./lib/cli/table.ts";
`;

async function loadRenderers() {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    stdin: { contents: SOURCE, resolveDir: ROOT },
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    // Commands load when they run; a table needs none of their code.
    external: ["../commands/*"],
    mainFields: ["module", "main"],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}

const { renderRegistrationFiles, renderReadme, COMMANDS } = await loadRenderers();
const readme = readFileSync(join(ROOT, "README.md"), "utf8");
const files = { ...renderRegistrationFiles(), "README.md": renderReadme(readme, COMMANDS) };
for (const [path, content] of Object.entries(files)) {
  writeFileSync(join(ROOT, path), content);
  console.log(path);
}
