/** Writes the files that the registration table renders. */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The table is TypeScript, which this Node does not run: compiled in memory. */
async function loadRenderer() {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ["lib/hook/render-files.ts"],
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}

const { renderRegistrationFiles } = await loadRenderer();
for (const [path, content] of Object.entries(renderRegistrationFiles())) {
  writeFileSync(join(ROOT, path), content);
  console.log(path);
}
