/** The page of a project: its days, the box that finds sessions, keys, links to replays, hostile titles, axe. */
import fs from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { readPageAssets } from "../../lib/cli/session-page.ts";
import { deriveProject, type SessionFacts } from "../../lib/page/derive-project.ts";
import { renderProjectPage } from "../../lib/page/project-page.ts";
import { deriveTimeline } from "../../lib/replay/timeline.ts";
import { buildLog, richLog, START_MS } from "../support/session-log.ts";
import { keepScreenshot, launchBrowser } from "./support/browser.ts";
import { makePageFolder, RICH } from "./support/page-files.ts";
import { usePages } from "./support/use-pages.ts";

const DAY_S = 24 * 3_600;
const folder = fs.mkdtempSync(join(tmpdir(), "logbook-project-"));
const replays = makePageFolder();
afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
  replays[Symbol.dispose]();
});

const sessionOf = (
  records: ReturnType<typeof richLog>,
  more: Partial<SessionFacts> & { id: string },
): SessionFacts => {
  const { id, ...facts } = more;
  const timeline = deriveTimeline(records, { nowMs: START_MS + 40 * DAY_S * 1_000, isAlive: false });
  return { timeline: { ...timeline, session: id, model: "claude-sonnet-4-5" }, ...facts };
};

function astray(seconds: number): ReturnType<typeof richLog> {
  const log = buildLog().prompt(seconds, "go");
  for (const at of [10, 20, 30]) log.fail(seconds + at, 1, "Bash", "npm test", "no");
  return log.call(seconds + 40, 1, "Edit", "/home/dev/shop/src/注文.ts").stop(seconds + 50).records;
}

const HOSTILE = `<img src=x onerror="alert(1)"></script><script>alert(2)</script> javascript:alert(3)`;

function writeProject(name: string, sessions: readonly SessionFacts[]): string {
  const file = join(folder, `${name}.html`);
  const data = deriveProject(sessions, {
    project: "shop",
    root: "/home/dev/shop",
    notes: ["1 older session left out: `logbook sessions` lists them"],
  });
  fs.writeFileSync(file, renderProjectPage(data, readPageAssets("project")));
  return file;
}

const replay = replays.write("replay", RICH);
const shop = writeProject("shop", [
  sessionOf(richLog(), {
    id: "11110000",
    title: "Fix the flaky checkout test",
    href: pathToFileURL(replay).href,
  }),
  sessionOf(astray(DAY_S), { id: "22220000", title: "注文の検査を直す" }),
  sessionOf(astray(DAY_S + 900), { id: "33330000", title: HOSTILE }),
]);
const open = usePages();

const titles = (page: Page) => page.locator(".session-row h3").allInnerTexts();

test("sessions stand under their days, newest first, with what there is to say of them", async () => {
  const page = await open(shop);
  expect(await page.locator(".day > h2").allInnerTexts()).toEqual([
    expect.stringContaining("MON 2026-03-02"),
    expect.stringContaining("SUN 2026-03-01"),
  ]);
  expect(await titles(page)).toEqual([
    `${HOSTILE} logbook open 33330000`,
    "注文の検査を直す logbook open 22220000",
    "Fix the flaky checkout test",
  ]);
  const row = page.locator(".session-row").nth(1);
  expect(await row.innerText()).toContain("✗ 3 failed");
  expect(await row.innerText()).toContain("↻ 1 detour");
  expect(await row.locator(".files").innerText()).toBe("src/注文.ts");
  expect(await row.locator(".split-line").innerText()).toMatch(/model 4\d\.\ds · tools 4\.0s · user 0ms/);
  await keepScreenshot(page, "project");
});

test("the box finds by title, file and id; the check box those in trouble; Escape shows all", async () => {
  const page = await open(shop);
  await page.keyboard.press("/");
  await page.keyboard.type("検査");
  await page.waitForFunction(() => document.querySelectorAll(".session-row").length === 1);
  expect(await page.getByRole("status").innerText()).toBe("1 of 3 sessions");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelectorAll(".session-row").length === 3);
  await page.getByLabel("Find sessions").fill("nothing is like this");
  await page.getByText("No session is like that.").waitFor();
});

test("keys walk through the sessions, and Enter opens a replay", async () => {
  const page = await open(shop);
  for (const key of ["j", "j", "j", "j", "k", "j"]) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Fix the flaky checkout test");
  expect(await page.evaluate(() => (document.activeElement as HTMLAnchorElement).href)).toBe(
    pathToFileURL(replay).href,
  );
});

test("a link leads to the replay", async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(pathToFileURL(shop).href);
  await page.getByRole("link", { name: "Fix the flaky checkout test" }).click();
  await page.waitForSelector("#turns");
  expect(await page.locator("h1").innerText()).toBe("Fix the flaky checkout test");
  await browser.close();
});

const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

test.each([
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 1280 },
  { colorScheme: "light", width: 380 },
  { colorScheme: "dark", width: 380 },
] as const)("axe finds nothing, $colorScheme, $width pixels wide", async ({ colorScheme, width }) => {
  // The page's own policy would keep axe out as well.
  const page = await open(shop, { colorScheme, bypassCSP: true, viewport: { width, height: 900 } });
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    type Found = { id: string; nodes: { html: string }[] };
    const axe = (window as unknown as { axe: { run(): Promise<{ violations: Found[] }> } }).axe;
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  });
  expect(violations).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await keepScreenshot(page, `project-${colorScheme}-${width}`);
});
