/** THIRD-PARTY-NOTICES.md: the licence of every package that esbuild put into the bundles, as the packages state it. */
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const LICENCE_FILE = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i;

/** `metafiles` are esbuild's, of every bundle in dist/. */
export function renderNotices(metafiles) {
  const packages = bundledPackages(metafiles);
  return [
    "# Third-party notices",
    "",
    `What is compiled into \`dist/\` contains code of ${packages.length} packages. Written by \`npm run render\` from the packages themselves.`,
    ...packages.flatMap(renderPackage),
    "",
  ].join("\n");
}

function bundledPackages(metafiles) {
  const folders = metafiles
    .flatMap(({ outputs }) => Object.values(outputs))
    .flatMap(({ inputs }) => Object.keys(inputs))
    .map((input) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0])
    .filter((folder) => folder !== undefined);
  return [...new Set(folders)].map(readPackage).sort((a, b) => compare(a.name, b.name));
}

function readPackage(folder) {
  const root = path.join(ROOT, folder);
  const { name, version, license } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8"));
  const file = fs.readdirSync(root).find((entry) => LICENCE_FILE.test(entry));
  if (license === undefined || file === undefined) {
    throw new Error(`${name} ${version} states no licence, or brings no text of it: do not bundle it`);
  }
  return { name, version, license, text: fs.readFileSync(path.join(root, file), "utf8") };
}

function renderPackage({ name, version, license, text }) {
  const lines = text.replaceAll("\r\n", "\n").trim().split("\n");
  return ["", `## ${name} ${version} (${license})`, "", "```", ...lines.map((line) => line.trimEnd()), "```"];
}

/** By code unit: the same on every machine. */
function compare(a, b) {
  return a < b ? -1 : Number(a > b);
}
