/** axe finds nothing, in either theme, with everything open. */
import fs from "node:fs";
import { createRequire } from "node:module";
import { afterAll, expect, test } from "vitest";
import { visit } from "./support/browser.ts";
import { makePageFolder, RICH } from "./support/page-files.ts";
import { useBrowser } from "./support/use-pages.ts";

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const folder = makePageFolder();
const rich = folder.write("rich", {
  ...RICH,
  facts: { ...RICH.facts, notes: ["The log is damaged: `logbook doctor`"] },
});
const browser = useBrowser();

afterAll(() => folder[Symbol.dispose]());

test.each([
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 1280 },
  { colorScheme: "light", width: 380 },
  { colorScheme: "dark", width: 380 },
] as const)("$colorScheme, $width pixels wide", async ({ colorScheme, width }) => {
  // The page's own policy would keep axe out as well.
  const { page, close } = await visit(browser(), rich, {
    colorScheme,
    bypassCSP: true,
    viewport: { width, height: 900 },
  });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  for (const head of await page.locator(".head").all()) await head.click();
  await page.keyboard.press("f");
  await page.getByLabel(/^Search/).fill("token");
  await page.waitForSelector(".hits button");
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe;
    return (await axe.run()).violations;
  });
  const told = violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    nodes: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`),
  }));
  await close();
  expect(told).toEqual([]);
});
