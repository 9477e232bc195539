/** A file's own browser, one page at a time; whatever a page must not do fails the test that opened it. */
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchBrowser, type Visit, visit } from "./browser.ts";

/** The file's own browser, from its first test on. */
export function useBrowser(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  return () => browser;
}

/** The id of the step that is open, empty for none. */
export const currentStep = (page: Page) =>
  page.evaluate(() => document.querySelector(".row.is-current")?.id ?? "");
export const hash = (page: Page) => page.evaluate(() => location.hash);

export function usePages(): (file: string, options?: Parameters<typeof visit>[2]) => Promise<Page> {
  const browser = useBrowser();
  let open: Visit | undefined;
  afterEach(async () => {
    const troubles = open?.troubles ?? [];
    await open?.close();
    open = undefined;
    expect(troubles).toEqual([]);
  });
  return async (file, options) => {
    open = await visit(browser(), file, options);
    return open.page;
  };
}
