/** How a reader gets about: filter, search, links, keys, the walk in time. */
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { keepScreenshot } from "./support/browser.ts";
import { makePageFolder, RICH } from "./support/page-files.ts";
import { currentStep, hash, usePages } from "./support/use-pages.ts";

const folder = makePageFolder();
const rich = folder.write("rich", RICH);
const visitFile = usePages();
const visitPage = (file = rich, options?: Parameters<typeof visitFile>[1]) => visitFile(file, options);

afterAll(() => folder[Symbol.dispose]());

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? "");

describe("finding one's way", () => {
  test("a filter by tool, outcome, agent and file", async () => {
    const page = await visitPage();
    const rows = () => page.locator(".turns .head .tool").allInnerTexts();
    await page.keyboard.press("f");
    await page.getByRole("checkbox", { name: /^Bash/ }).check();
    await expect.poll(rows).toEqual(["Bash", "Bash", "Bash"]);
    await page.getByRole("checkbox", { name: /refused/ }).check();
    await expect.poll(rows).toEqual(["Bash"]);
    expect(await page.locator(".filter-end").innerText()).toContain("1 step of");
    await keepScreenshot(page, "filter");
    await page.getByRole("button", { name: "Show everything" }).click();
    await page.getByRole("checkbox", { name: /Explore/ }).check();
    await expect.poll(rows).toEqual(["Grep", "Read"]);
    await page.getByRole("button", { name: "Show everything" }).click();
    await page.getByLabel("File").fill("retry.ts");
    await expect.poll(rows).toEqual(["Edit", "Edit"]);
    await page.getByLabel("File").fill("no such file");
    expect(await page.locator(".nothing").innerText()).toContain("No step matches");
    await page.keyboard.press("Escape");
    expect(await page.locator(".filter-panel").isVisible()).toBe(false);
  });

  test("a search with a hit list, next and previous", async () => {
    const page = await visitPage();
    await page.keyboard.press("/");
    await page.keyboard.type("EXPIRED");
    await page.waitForSelector(".hits button");
    expect(await page.locator(".found").innerText()).toBe("2 found");
    expect(await page.locator(".hit-place").allInnerTexts()).toEqual(["turn 1 · output", "turn 1 · answer"]);
    await page.keyboard.press("Enter");
    expect(await page.locator(".found").innerText()).toBe("1 of 2");
    await expect.poll(() => currentStep(page)).toBe("step-toolu_3");
    expect(await page.locator("#step-toolu_3 pre.output").isVisible()).toBe(true);
    expect(await page.evaluate(() => CSS.highlights.get("found")?.size)).toBe(2);
    await keepScreenshot(page, "search");
    await page.keyboard.press("Enter");
    expect(await page.locator(".found").innerText()).toBe("2 of 2");
    await page.keyboard.press("Shift+Enter");
    expect(await page.locator(".found").innerText()).toBe("1 of 2");
    await page.locator(".hits button").nth(1).click();
    expect(await page.locator(".found").innerText()).toBe("2 of 2");
    await page.getByLabel(/^Search/).fill("身份");
    await expect.poll(() => page.locator(".found").innerText()).toBe("2 found");
    await page.getByLabel(/^Search/).fill("nowhere at all");
    await expect.poll(() => page.locator(".found").innerText()).toBe("nothing found");
  });

  test("one panel at a time hangs from the toolbar; what is found is marked where one looks", async () => {
    const page = await visitPage();
    const marked = () => page.evaluate(() => CSS.highlights.get("found")?.size ?? 0);
    await page.keyboard.press("f");
    await page.getByLabel(/^Search/).fill("retry");
    await page.waitForSelector(".hits button");
    expect(await page.locator(".filter-panel").isVisible()).toBe(false);
    await expect.poll(marked).toBeGreaterThan(3);
    const before = await marked();
    await page.locator("#step-toolu_9 .head").click();
    await expect.poll(marked).toBeGreaterThan(before);
    await page.getByRole("button", { name: /^Filter/ }).click();
    expect(await page.locator(".hits").isVisible()).toBe(false);
  });

  test("a link to a step opens there; so does one to a turn; a wrong one harms nothing", async () => {
    const page = await visitPage(rich, { hash: "#step-toolu_11" });
    await expect.poll(() => currentStep(page)).toBe("step-toolu_11");
    const { top } = await page.locator("#step-toolu_11").evaluate((row) => row.getBoundingClientRect());
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(900);
    await page.evaluate(() => {
      location.hash = "#turn-1";
    });
    await expect.poll(() => focused(page)).toBe("turn-1");
    for (const wrong of ["#turn-99", "#step-nothing", "#%E0%A4%A"]) {
      await page.evaluate((fragment) => {
        location.hash = fragment;
      }, wrong);
    }
    await page.locator("#step-toolu_3 .offset").click();
    await expect.poll(() => currentStep(page)).toBe("step-toolu_3");
  });

  test("a link leads to a step that the filter hides", async () => {
    const page = await visitPage();
    await page.keyboard.press("f");
    await page.getByRole("checkbox", { name: /^Bash/ }).check();
    await page.evaluate(() => {
      location.hash = "#step-toolu_1";
    });
    await expect.poll(() => currentStep(page)).toBe("step-toolu_1");
    expect(await page.getByRole("checkbox", { name: /^Bash/ }).isChecked()).toBe(false);
  });
});

describe("the keyboard", () => {
  test("goes through everything", async () => {
    const page = await visitPage();
    await page.keyboard.press("j");
    const first = await focused(page);
    expect(first).toMatch(/^step-answer-/);
    await page.keyboard.press("j");
    expect(await focused(page)).toBe("step-toolu_1");
    expect(await hash(page)).toBe("#step-toolu_1");
    await page.keyboard.press("o");
    expect(await page.locator("#step-toolu_1 .step-body").isVisible()).toBe(true);
    await page.keyboard.press("Enter");
    expect(await page.locator("#step-toolu_1 .step-body").count()).toBe(0);
    await page.keyboard.press("k");
    expect(await focused(page)).toBe(first);
    await page.keyboard.press("n");
    expect(await focused(page)).toBe("turn-2");
    await page.keyboard.press("j");
    expect(await focused(page)).toBe("step-toolu_11");
    await page.keyboard.press("p");
    await page.keyboard.press("p");
    expect(await focused(page)).toBe("turn-1");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement as Element).outlineStyle,
    );
    expect(outline).toBe("solid");
  });

  test("shows its keys, and can be switched off", async () => {
    const page = await visitPage();
    await page.keyboard.press("?");
    const dialog = page.getByRole("dialog", { name: "Keys" });
    expect(await dialog.locator("kbd").allInnerTexts()).toContain("space");
    await keepScreenshot(page, "help");
    await page.getByRole("checkbox", { name: "Single keys work" }).uncheck();
    await page.keyboard.press("Escape");
    expect(await dialog.isVisible()).toBe(false);
    await page.keyboard.press("j");
    expect(await currentStep(page)).toBe("");
  });

  test("leaves text boxes and buttons their keys", async () => {
    const page = await visitPage();
    await page.keyboard.press("/");
    await page.keyboard.type("jf? n");
    expect(await page.getByLabel(/^Search/).inputValue()).toBe("jf? n");
    await page.keyboard.press("Escape");
    await page.locator("#step-toolu_1 .head").focus();
    await page.keyboard.press("Space");
    expect(await page.locator("#step-toolu_1 .step-body").isVisible()).toBe(true);
    expect(await page.locator("body.is-playing").count()).toBe(0);
  });
});

describe("the walk in time", () => {
  test("moves the playhead and the current step on, pauses, steps, ends", async () => {
    const page = await visitPage();
    await page.getByLabel("Speed").selectOption("60");
    await page.locator("h1").click();
    await page.keyboard.press("Space");
    await page.waitForSelector(".row.is-current");
    expect(await page.locator(".row.is-future").count()).toBeGreaterThan(0);
    await keepScreenshot(page, "play");
    await page.keyboard.press("Space");
    const clock = await page.locator(".clock").innerText();
    await page.waitForTimeout(200);
    expect(await page.locator(".clock").innerText()).toBe(clock);
    const before = await currentStep(page);
    await page.getByRole("button", { name: "Step on" }).click();
    expect(await currentStep(page)).not.toBe(before);
    await page.getByLabel("Speed").selectOption("300");
    await page.getByRole("button", { name: "Play the session in time" }).click();
    await page.waitForSelector("body:not(.is-playing)");
    expect(await page.locator(".row.is-current").getAttribute("id")).toBe("step-toolu_11");
    await page.keyboard.press("Escape");
  });

  test("follows a click on the strip, and the arrow keys there", async () => {
    const page = await visitPage();
    const strip = page.getByRole("slider", { name: "Place in the session" });
    const box = await strip.boundingBox();
    await strip.click({ position: { x: (box?.width ?? 0) - 4, y: 4 } });
    await expect.poll(() => currentStep(page)).toBe("step-toolu_11");
    expect(Number(await strip.getAttribute("aria-valuenow"))).toBeGreaterThan(950);
    await strip.press("Home");
    expect(await strip.getAttribute("aria-valuenow")).toBe("0");
    expect(await strip.getAttribute("aria-valuetext")).toBe("09:14:08");
    await strip.press("ArrowRight");
    expect(await strip.getAttribute("aria-valuenow")).toBe("20");
  });
});
