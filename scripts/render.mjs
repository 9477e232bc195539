/** Writes what is rendered from code: the registration files, the plugin's manifests, the notices, the tables of README and docs/. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { buildAll } from "./build.mjs";
import { renderNotices } from "./notices.mjs";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The tables are TypeScript, which Node 20 does not run: compiled in memory. */
const SOURCE = `
export { renderRegistrationFiles } from "./lib/hook/render-files.ts";
export { renderPluginFiles } from "./lib/cli/plugin-files.ts";
export { renderDocument } from "./lib/cli/render-docs.ts";
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

function documentIn(name) {
  return name.endsWith(".md") ? [`docs/${name}`] : [];
}

/** Which packages are in dist/ is known only to whoever builds it. */
async function buildMetafiles() {
  const folder = mkdtempSync(join(tmpdir(), "logbook-render-"));
  try {
    return Object.values(await buildAll(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { renderRegistrationFiles, renderPluginFiles, renderDocument, COMMANDS } = await loadRenderers();
const documents = ["README.md", ...readdirSync(join(ROOT, "docs")).flatMap(documentIn)];
const files = {
  ...renderRegistrationFiles(),
  ...renderPluginFiles(),
  "THIRD-PARTY-NOTICES.md": renderNotices(await buildMetafiles()),
  ...Object.fromEntries(
    documents.map((path) => [path, renderDocument(readFileSync(join(ROOT, path), "utf8"), COMMANDS)]),
  ),
};
for (const [path, content] of Object.entries(files)) {
  writeFileSync(join(ROOT, path), content);
  console.log(path);
}
