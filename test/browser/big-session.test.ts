/** Five thousand calls: the page opens in under two seconds and scrolls without a hitch. The figures are printed. */
import fs from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { buildBigSession } from "../support/big-session.ts";
import { keepScreenshot, visit } from "./support/browser.ts";
import { makePageFolder } from "./support/page-files.ts";
import { useBrowser } from "./support/use-pages.ts";

/** The promise; best of three, for the machine may be busy with something else. */
const OPEN_MS = 2_000;
/** A task that long is felt as a hitch. */
const HITCH_MS = 200;
const RUNS = 3;
/** A fast wheel: a screenful and a half in four frames. */
const WHEEL_TURNS = 80;
const WHEEL_PX = 400;
const FRAME_MS = 16;

/** Whole milliseconds of each run, until one keeps the promise. */
async function bestOf(limitMs: number, run: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  do times.push(Math.round(await run()));
  while (times.length < RUNS && Math.min(...times) >= limitMs);
  return times;
}

function watchTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    const observer = new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: "longtask" });
  });
}

const folder = makePageFolder();
const browser = useBrowser();

afterAll(() => folder[Symbol.dispose]());

describe.each([
  { name: "in 100 turns", turns: 100 },
  { name: "in one turn", turns: 1 },
])("5,000 calls $name", ({ name, turns }) => {
  const file = folder.write(`big-${turns}`, buildBigSession({ calls: 5_000, turns, seed: 7 }));

  test("open in time", async () => {
    const times = await bestOf(OPEN_MS, async () => {
      const { page, troubles, close } = await visit(browser(), file);
      await page.waitForSelector(".row");
      // From the moment the browser was sent there, until the first rows have been drawn.
      const tookMs = await page.evaluate(
        () =>
          new Promise<number>((drawn) => {
            requestAnimationFrame(() => requestAnimationFrame(() => drawn(performance.now())));
          }),
      );
      expect(troubles).toEqual([]);
      await keepScreenshot(page, `big-${turns}`);
      await close();
      return tookMs;
    });
    const megabytes = (fs.statSync(file).size / 1e6).toFixed(1);
    console.log(`5,000 calls ${name} (${megabytes} MB): open in ${times.join(", ")} ms`);
    expect(Math.min(...times)).toBeLessThan(OPEN_MS);
  });

  test("scroll smoothly, as fast as a wheel turns", async () => {
    const longest = await bestOf(HITCH_MS, async () => {
      const { page, close } = await visit(browser(), file);
      await page.waitForSelector(".row");
      await watchTasks(page);
      await page.mouse.move(640, 600);
      for (let turn = 0; turn < WHEEL_TURNS; turn++) {
        await page.mouse.wheel(0, WHEEL_PX);
        await page.waitForTimeout(FRAME_MS);
      }
      const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
      expect(await page.locator(".row").count()).toBeGreaterThan(300);
      await close();
      return Math.max(0, ...tasks);
    });
    console.log(`5,000 calls ${name}: longest task while scrolling ${longest.join(", ")} ms`);
    expect(Math.min(...longest)).toBeLessThan(HITCH_MS);
  });

  test("a link to the last step opens there, a search reaches everything", async () => {
    const { page, troubles, close } = await visit(browser(), file, {
      hash: `#step-toolu_${turns}_${turns === 1 ? 4_999 : 49}`,
    });
    await page.waitForSelector(".row.is-current");
    await expect
      .poll(() =>
        page.evaluate(() =>
          Math.round(document.querySelector(".row.is-current")?.getBoundingClientRect().top ?? -1),
        ),
      )
      .toBeGreaterThan(0);
    const top = await page.evaluate(
      () => document.querySelector(".row.is-current")?.getBoundingClientRect().top ?? 0,
    );
    expect(top).toBeLessThan(900);
    await page.keyboard.press("/");
    await page.keyboard.type("認証");
    await page.waitForSelector(".hits button");
    await page.keyboard.press("Enter");
    expect(await page.locator(".found").innerText()).toMatch(/^1 of \d{3,}$/);
    expect(troubles).toEqual([]);
    await close();
  });
});
