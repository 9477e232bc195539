/** The page as a reader uses it: opened from disk, with no network. */
import { afterAll, describe, expect, test } from "vitest";
import { richLog } from "../support/session-log.ts";
import { keepScreenshot } from "./support/browser.ts";
import { makePageFolder, RICH } from "./support/page-files.ts";
import { currentStep, hash, usePages } from "./support/use-pages.ts";

const folder = makePageFolder();
const rich = folder.write("rich", RICH);
const visitFile = usePages();
const visitPage = (file = rich, options?: Parameters<typeof visitFile>[1]) => visitFile(file, options);

afterAll(() => folder[Symbol.dispose]());

describe("what the page shows", () => {
  test("who, when, how long, and what it came to", async () => {
    const page = await visitPage();
    expect(await page.title()).toBe("Fix the flaky checkout test · logbook");
    expect(await page.locator("h1").innerText()).toBe("Fix the flaky checkout test");
    const facts = await page.locator(".masthead .facts").innerText();
    for (const fact of ["shop", "2026-03-01 09:14", "claude-sonnet-4-5", "3f2a9c1e"])
      expect(facts).toContain(fact);
    const totals = await page.locator(".totals").innerText();
    for (const total of ["✗ 1", "⊘ 1", "■ 1", "11", "90.2k"]) expect(totals).toContain(total);
    await keepScreenshot(page, "light");
  });

  test("a timeline: a row per turn, a lane per agent, bars by duration with signs for what went wrong", async () => {
    const page = await visitPage();
    const rows = page.locator(".timeline-row");
    expect(await rows.count()).toBe(2);
    const first = rows.first();
    expect(await first.locator(".lane").count()).toBe(2);
    expect(await first.locator(".lane-name").innerText()).toBe("Explore");
    expect((await first.locator(".flag").allInnerTexts()).sort()).toEqual(["⊘", "✗"]);
    const widths = await first
      .locator(".bar.kind-run")
      .evaluateAll((bars) => bars.map((bar) => bar.clientWidth));
    expect(Math.max(...widths)).toBeGreaterThan(80);
    await first.locator(".bar.outcome-failed").click({ position: { x: 1, y: 5 } });
    await expect.poll(() => currentStep(page)).toBe("step-toolu_4");
    await rows.nth(1).click({ position: { x: 60, y: 12 } });
    expect(await hash(page)).toBe("#turn-2");
  });

  test("prompts and answers as Markdown", async () => {
    const page = await visitPage();
    const answer = page.locator(".speech.answer").last();
    expect(await answer.locator("h4").innerText()).toBe("What was wrong");
    expect(await answer.locator("table td").first().innerText()).toBe("1");
    expect(await answer.locator("strong").innerText()).toBe("expired");
    const link = answer.locator("a");
    expect(await link.getAttribute("href")).toBe("https://example.org/retry");
    expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
    expect(await answer.innerText()).toContain("☑ test");
    expect(await page.locator(".speech.prompt").innerText()).toContain("and add a changelog line");
  });

  test("a call's fold: input, coloured output, a diff, and the command that has all of it", async () => {
    const page = await visitPage();
    await page.locator("#step-toolu_3 .head").click();
    const bash = page.locator("#step-toolu_3 .step-body");
    expect(await bash.locator("pre.command").innerText()).toBe("npx vitest run test/checkout --repeat 20");
    expect(await bash.locator(".ansi-fg-2").count()).toBe(15);
    expect(await bash.locator("code").last().innerText()).toBe("logbook show toolu_3");
    await page.locator("#step-toolu_9 .head").click();
    const diff = page.locator("#step-toolu_9 .diff");
    expect(await diff.locator(".diff-row.added .diff-line").count()).toBe(2);
    expect(await diff.locator(".diff-row.removed .sign").innerText()).toBe("-");
    await diff.scrollIntoViewIfNeeded();
    await keepScreenshot(page, "folds");
    await page.locator("#step-toolu_9 .head").click();
    expect(await diff.count()).toBe(0);
  });

  test("refusals, interrupts, failures and compactions, each with a word and a sign", async () => {
    const page = await visitPage();
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    expect(await page.locator(".row .chip").allInnerTexts()).toEqual(
      expect.arrayContaining(["✗ failed", "⊘ refused: user-rejected", "■ cancelled"]),
    );
    expect(await page.locator(".remark-compaction").innerText()).toContain("compacted: auto");
    expect(await page.locator(".turn-head .chip").allInnerTexts()).toEqual(["✓ answered", "■ interrupted"]);
    expect(await page.locator(".mark").allInnerTexts()).toHaveLength(2);
  });

  test("findings, each with the way to its steps", async () => {
    const page = await visitPage();
    const finding = page.locator(".finding").first();
    expect(await finding.locator(".finding-title").innerText()).toBe("Edit failed once, then worked");
    await finding.getByRole("link", { name: "Step 2 of" }).click();
    await expect.poll(() => currentStep(page)).toBe("step-toolu_9");
  });

  test("the log alone, and what is missing", async () => {
    const alone = folder.write("alone", {
      records: richLog(),
      facts: { notes: ["Texts are missing: `logbook import`"] },
    });
    const page = await visitPage(alone);
    expect(await page.locator(".notice code").innerText()).toBe("logbook import");
    await page.locator("#step-toolu_3 .head").click();
    expect(await page.locator("#step-toolu_3 .step-body").innerText()).toContain("keeps no input or output");
  });

  test("an empty session's page, without complaint", async () => {
    const page = await visitPage(folder.write("empty", { records: [] }));
    expect(await page.locator("h1").innerText()).toBe("(no prompt recorded)");
    await page.keyboard.press("j");
    await page.keyboard.press("n");
    await page.keyboard.press("Space");
  });
});

describe("wherever it is looked at", () => {
  test("dark where the system is, until the reader says otherwise", async () => {
    const page = await visitPage(rich, { colorScheme: "dark" });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await paper()).toBe("rgb(21, 23, 26)");
    await page.locator("#step-toolu_9 .head").click();
    await page.locator("#step-toolu_9 .diff").scrollIntoViewIfNeeded();
    await keepScreenshot(page, "dark");
    await page.keyboard.press("t");
    expect(await paper()).toBe("rgb(248, 247, 244)");
    await page.reload();
    await page.waitForSelector("#turns");
    expect(await paper()).toBe("rgb(248, 247, 244)");
  });

  test("380 pixels wide: nothing sticks out", async () => {
    const page = await visitPage(rich, { viewport: { width: 380, height: 800 } });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    for (const head of await page.locator(".head").all()) await head.click();
    const sizes = await page.evaluate(() => {
      const wide = [...document.querySelectorAll("main *, .masthead *, .toolbar *")].filter(
        (element) =>
          element.getBoundingClientRect().right > window.innerWidth + 1 &&
          element.closest(".table-frame, .unseen, pre, .lane") === null,
      );
      return { scroll: document.documentElement.scrollWidth, wide: wide.map(({ className }) => className) };
    });
    expect(sizes).toEqual({ scroll: 380, wide: [] });
    await page.evaluate(() => window.scrollTo(0, 0));
    await keepScreenshot(page, "narrow-top");
    await page.locator("#turn-1").scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector("#step-toolu_3")?.scrollIntoView());
    await keepScreenshot(page, "narrow-steps");
  });

  test("on paper: everything is there, light, and without tools", async () => {
    const page = await visitPage(rich, { colorScheme: "dark" });
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    expect(await page.locator(".toolbar").isVisible()).toBe(false);
    expect(await page.locator(".row").count()).toBeGreaterThan(15);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--ink")),
    ).toBe("#22262b");
  });

  test("no animation for readers who do not want any", async () => {
    const page = await visitPage(rich, { reducedMotion: "reduce" });
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("*")].filter(
        (element) => parseFloat(getComputedStyle(element).transitionDuration) > 0,
      ),
    );
    expect(moving).toHaveLength(0);
  });
});
