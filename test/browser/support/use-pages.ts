/** A file's own browser, one page at a time; whatever a page must not do fails the test that opened it. */
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchBrowser, type Visit, visit } from "./browser.ts";

export function usePages(): (file: string, options?: Parameters<typeof visit>[2]) => Promise<Page> {
  let browser: Browser;
  let open: Visit | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    const troubles = open?.troubles ?? [];
    await open?.close();
    open = undefined;
    expect(troubles).toEqual([]);
  });
  return async (file, options) => {
    open = await visit(browser, file, options);
    return open.page;
  };
}
