/** A real browser without a network, and what a page did in it. */
import fs from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { repositoryRoot } from "../../support/dist.ts";

export interface Visit {
  page: Page;
  /** What must not have happened: errors, dialogs, requests to anywhere but the file itself. */
  troubles: string[];
  close(): Promise<void>;
}

export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"];
  if (executablePath === undefined)
    throw new Error("run it with npm run test:browser, which finds a browser");
  // Containers run as root, where the browser's own sandbox cannot be set up.
  return await chromium.launch({ executablePath, args: ["--no-sandbox"] });
}

export async function visit(
  browser: Browser,
  file: string,
  { hash = "", ...options }: BrowserContextOptions & { hash?: string } = {},
): Promise<Visit> {
  const url = pathToFileURL(file).href;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    offline: true,
    ...options,
  });
  const page = await context.newPage();
  const troubles: string[] = [];
  await context.route("**", (route) => {
    if (route.request().url().split("#")[0] === url) return route.continue();
    troubles.push(`request: ${route.request().url()}`);
    return route.abort();
  });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      troubles.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => troubles.push(`error: ${error.message}`));
  page.on("dialog", (dialog) => {
    troubles.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("popup", (popup) => troubles.push(`popup: ${popup.url()}`));
  await page.goto(`${url}${hash}`);
  await page.waitForSelector("#turns, #sessions");
  return { page, troubles, close: () => context.close() };
}

const SCREENSHOTS = join(repositoryRoot, ".cache", "screenshots");

/** Kept for people to look at. */
export async function keepScreenshot(page: Page, name: string): Promise<void> {
  fs.mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
}
