/** Fetches a pinned package into .cache/, once: what a check needs and an install of logbook should not bring. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Gives the folder that has the package's node_modules. Nothing of it is run at the install, and what it names as
 * optional or as a peer stays away.
 */
export function fetchPackage(name, spec) {
  const folder = path.join(ROOT, ".cache", name);
  const wanted = `${JSON.stringify({ private: true, logbook: spec })}\n`;
  const manifest = path.join(folder, "package.json");
  if (fs.existsSync(manifest) && fs.readFileSync(manifest, "utf8") === wanted) return folder;
  process.stdout.write(`Fetching ${spec} ...\n`);
  // Put in place by a rename, so that an interrupted download is not taken for a package.
  const partial = `${folder}.${process.pid}.partial`;
  fs.mkdirSync(partial, { recursive: true });
  fs.writeFileSync(path.join(partial, "package.json"), wanted);
  const alone = ["--omit=optional", "--legacy-peer-deps", "--ignore-scripts"];
  const quiet = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"];
  const program = process.platform === "win32" ? "npm.cmd" : "npm";
  execFileSync(program, ["install", ...alone, ...quiet, spec], { cwd: partial, stdio: "inherit" });
  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(partial, folder);
  return folder;
}
