/**
 * Draws the committed pictures: the plugin's icon from its SVG, and from the bundled sample a replay at the terminal and
 * the page of the same session. Needs a Chromium (CHROMIUM names it, else /usr/bin/chromium) and a fresh dist/.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { renderTerminalSvg } from "./terminal-svg.mjs";

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const PICTURES = path.join(ROOT, "docs", "pictures");
/** What the plugin directory takes: a square PNG of at least this side. */
const ICON_SIDE_PX = 512;
const TERMINAL_COLUMNS = 92;
const PAGE = { width: 1200, height: 760 };

const { session } = JSON.parse(fs.readFileSync(path.join(ROOT, "demo", "demo.json"), "utf8"));
const home = fs.mkdtempSync(path.join(os.tmpdir(), "logbook-pictures-"));
const browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium" });
try {
  fs.mkdirSync(PICTURES, { recursive: true });
  logbook("import", path.join(ROOT, "demo", "projects"));
  await drawIcon();
  await drawReplay();
  await drawPage();
} finally {
  await browser.close();
  fs.rmSync(home, { recursive: true, force: true });
}

/** In a store of its own, at a fixed width and in UTC: the same picture on every machine. */
function logbook(...args) {
  const env = {
    PATH: process.env["PATH"],
    HOME: home,
    TZ: "UTC",
    FORCE_COLOR: "1",
    COLUMNS: String(TERMINAL_COLUMNS),
  };
  return execFileSync(process.execPath, [path.join(ROOT, "bin", "logbook"), ...args], {
    env,
    encoding: "utf8",
  });
}

async function drawIcon() {
  const page = await browser.newPage({ viewport: { width: ICON_SIDE_PX, height: ICON_SIDE_PX } });
  const svg = fs.readFileSync(path.join(ROOT, ".claude-plugin", "icon.svg"), "utf8");
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.screenshot({ path: told(".claude-plugin/icon.png"), omitBackground: true });
  await page.close();
}

async function drawReplay() {
  const title = `logbook replay ${session.slice(0, 8)}`;
  const picture = { title, columns: TERMINAL_COLUMNS, cellWidth: await loadCellWidth() };
  fs.writeFileSync(told("docs/pictures/replay.svg"), renderTerminalSvg(logbook("replay", session), picture));
}

async function drawPage() {
  const file = path.join(home, "page.html");
  logbook("replay", session, "--html", file);
  const page = await browser.newPage({ viewport: PAGE, colorScheme: "light", timezoneId: "UTC" });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: told("docs/pictures/page.png") });
  await page.close();
}

/** The same measure that the replay was drawn with. */
async function loadCellWidth() {
  const entryPoints = [path.join(ROOT, "lib", "replay", "cells.ts")];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: "esm", write: false });
  const code = Buffer.from(outputFiles[0].contents).toString("base64");
  return (await import(`data:text/javascript;base64,${code}`)).cellWidth;
}

function told(name) {
  console.log(name);
  return path.join(ROOT, name);
}
