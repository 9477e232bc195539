/** Hostile text in every place that holds text: nothing of it runs, nothing of it becomes markup, nothing is fetched. */
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import type { Turn } from "../../lib/contract/turn.ts";
import { buildLog, START_MS } from "../support/session-log.ts";
import { keepScreenshot, visit } from "./support/browser.ts";
import { makePageFolder, type PageContent } from "./support/page-files.ts";
import { useBrowser } from "./support/use-pages.ts";

const RUN = "window.__hacked=1";
const PAYLOADS: readonly string[] = [
  `</script><script>${RUN}</script>`,
  `<!--<script>${RUN}</script>-->`,
  `<img src=x onerror="${RUN}">`,
  `<svg onload="${RUN}"><animate onbegin="${RUN}" attributeName=x></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${RUN}">`,
  `<iframe srcdoc="<script>parent.__hacked=1</script>"></iframe>`,
  `<object data="data:text/html,<script>${RUN}</script>"></object>`,
  `<meta http-equiv="refresh" content="0;url=https://hostile.example/">`,
  `<base href="https://hostile.example/"><link rel=stylesheet href="https://hostile.example/x.css">`,
  `<style>body{background:url(https://hostile.example/x)} *{display:none!important}</style>`,
  `<form action="https://hostile.example/"><input name=x autofocus onfocus="${RUN}"></form>`,
  `<a href="javascript:${RUN}">x</a><details open ontoggle="${RUN}">`,
  `[click](javascript:${RUN})`,
  `[click](JaVa\tScRiPt:${RUN})`,
  `[click](data:text/html,<script>${RUN}</script>)`,
  `[click](vbscript:${RUN}) [file](file:///etc/passwd)`,
  `![picture](https://hostile.example/pixel.png) ![x](javascript:${RUN})`,
  `<https://hostile.example/"onmouseover="${RUN}>`,
  `[x](https://hostile.example/ "t' onmouseover='${RUN}")`,
  `"><script>${RUN}</script>`,
  `'-${RUN}-'`,
  `\x1b]8;;javascript:${RUN}\x07link\x1b]8;;\x07`,
  `{{constructor.constructor('${RUN}')()}}`,
  `<x id=page-data name=turns><p id=turns class=toolbar style="position:fixed;inset:0">`,
  `__proto__`,
  `\u2028</ScRiPt ><script>${RUN}</script>`,
];
/** One text with all of them, for places that are there once. */
const ALL = PAYLOADS.join("\n\n");

function hostileSession(): PageContent {
  const log = buildLog({ cwd: ALL.slice(0, 500) }).start(0, ALL, { model: ALL });
  const turns: Turn[] = [];
  for (const [at, text] of PAYLOADS.entries()) {
    const second = 10 + at * 10;
    const promptId = `${text}${at}`;
    log.prompt(second, text, { prompt_id: promptId });
    log.call(second + 1, 1, text, text, { tool_use_id: `${text}-a${at}`, prompt_id: promptId });
    log.fail(second + 2, 1, "Edit", text, text);
    log.deny(second + 3, "Read", text, text);
    log.add(second + 4, "SubagentStart", { agent_id: `${text}${at}`, agent_type: text, prompt_id: promptId });
    log.call(second + 5, 1, "Read", text, {
      agent_id: `${text}${at}`,
      agent_type: text,
      prompt_id: promptId,
      tool_use_id: `b${at}`,
    });
    log.add(second + 6, "PreCompact", { trigger: text });
    log.add(second + 7, "StopFailure", { error: text, prompt_id: promptId });
    turns.push(hostileTurn(text, at, START_MS + second * 1_000));
  }
  log.end(1_000, ALL);
  const finding = { kind: "long-wait", title: ALL, detail: ALL, turn: 1, steps: [ALL] } as const;
  return {
    records: log.records,
    turns,
    facts: { title: ALL, project: ALL, notes: [ALL], findings: [finding] },
  };
}

function hostileTurn(text: string, at: number, startMs: number): Turn {
  const call = { isError: false, startMs: startMs + 500, endMs: startMs + 900 };
  const input = JSON.stringify({
    command: text,
    [text]: text,
    old_string: text,
    new_string: `${text}\n${text}`,
    content: text,
  });
  return {
    id: `${text}${at}`,
    kind: "human",
    promptId: `${text}${at}`,
    prompt: text,
    steps: [
      { kind: "answer", text, timeMs: startMs + 100 },
      {
        kind: "answer",
        text: `# ${text}\n\n- ${text}\n\n| ${text} | b |\n|---|---|\n| ${text} | c |\n\n\`\`\`${text}\n${text}\n\`\`\``,
        timeMs: startMs + 200,
      },
      {
        kind: "tool",
        toolUseId: `${text}-a${at}`,
        tool: at % 2 === 0 ? "Edit" : "Bash",
        input,
        output: text,
        ...call,
      },
      { kind: "tool", toolUseId: `b${at}`, tool: "Write", input, output: `\x1b[31m${text}\x1b[0m`, ...call },
    ],
    startMs,
    endMs: startMs + 1_000,
    models: [text],
    usage: { input: 1, output: 1, cacheRead: 0, cacheWrite: 0 },
    outcome: "answered",
  };
}

/** Makes the page show all it has. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new Event("beforeprint"));
    for (const head of document.querySelectorAll<HTMLElement>(".head")) head.click();
    document.querySelector<HTMLElement>(".toolbar .plain.wide")?.click();
  });
  await page.getByLabel(/^Search/).fill("hacked");
  await page.waitForSelector(".hits button");
  await page.keyboard.press("Enter");
  for (const link of await page.locator(".offset").all()) await link.dispatchEvent("mouseover");
}

function inspect(page: Page) {
  return page.evaluate(() => {
    const body = document.body;
    const names =
      "img, iframe, object, embed, svg, math, meta, base, link, style, form, video, audio, template";
    const handlers = [...document.querySelectorAll("*")].flatMap((element) =>
      element
        .getAttributeNames()
        .filter((name) => name.startsWith("on") || name === "style" || name === "srcdoc"),
    );
    const leads = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
    return {
      hacked: (window as unknown as { __hacked?: number }).__hacked,
      scripts: document.scripts.length,
      strangers: [...body.querySelectorAll(names)].map((element) => element.outerHTML.slice(0, 80)),
      handlers: handlers.filter((name) => name !== "style"),
      links: leads.filter((href) => !/^(?:#|https?:\/\/|mailto:)/.test(href)),
      doubles: document.querySelectorAll("#page-data").length,
      address: location.href.split("#")[0],
    };
  });
}

const folder = makePageFolder();
const browser = useBrowser();

afterAll(() => folder[Symbol.dispose]());

describe("a hostile session", () => {
  const file = folder.write("hostile", hostileSession());

  test.each([{ bypassCSP: false }, { bypassCSP: true }])(
    "runs nothing and fetches nothing (its policy switched off: $bypassCSP)",
    async ({ bypassCSP }) => {
      const { page, troubles, close } = await visit(browser(), file, { bypassCSP });
      await showEverything(page);
      const { address, ...found } = await inspect(page);
      expect(found).toEqual({
        hacked: undefined,
        scripts: 2,
        strangers: [],
        handlers: [],
        links: [],
        doubles: 1,
      });
      expect(address).toMatch(/hostile\.html$/);
      expect(troubles).toEqual([]);
      if (!bypassCSP) await keepScreenshot(page, "hostile");
      await close();
    },
  );

  test("shows what was said, as it was said", async () => {
    const { page, close } = await visit(browser(), file);
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    const prompts = await page.locator(".speech.user").allInnerTexts();
    for (const text of ["</script>", "onerror=", "javascript:", "<style>", "[image: picture]"]) {
      expect(prompts.join("\n"), text).toContain(text);
    }
    expect(await page.locator(".notice").innerText()).toContain("<!--<script>");
    await close();
  });

  test("a click on any of its links leads nowhere but to the web", async () => {
    const { page, troubles, close } = await visit(browser(), file);
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    const web = page.locator(".prose a");
    const rels = await web.evaluateAll((links) =>
      links.map((link) => `${link.getAttribute("rel")} ${link.getAttribute("target")}`),
    );
    expect(rels.length).toBeGreaterThan(0);
    expect(new Set(rels)).toEqual(new Set(["noopener noreferrer _blank"]));
    await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLElement>(".offset, .turn-head a, .finding a"))
        link.click();
    });
    expect((await inspect(page)).hacked).toBeUndefined();
    expect(troubles).toEqual([]);
    await close();
  });
});

test("the page's policy stops a script that got in all the same", async () => {
  const { page, troubles, close } = await visit(browser(), folder.write("plain", hostileSession()));
  const outcome = await page.evaluate(() => {
    const script = document.createElement("script");
    try {
      script.textContent = "window.__hacked = 1";
      document.body.append(script);
    } catch (error) {
      return String(error);
    }
    return "let in";
  });
  expect(await page.evaluate(() => (window as unknown as { __hacked?: number }).__hacked)).toBeUndefined();
  expect(`${outcome} ${troubles.join(" ")}`).toMatch(/TrustedScript|Content Security Policy/);
  await close();
});

/** Texts that make formatters slow or fail. */
test.each([
  ["deep quotes", ">".repeat(5_000)],
  ["deep lists", `${"- ".repeat(2_000)}x`],
  ["brackets", "[".repeat(20_000)],
  ["stars", "*a ".repeat(10_000)],
  ["a huge table", `|a|b|\n|-|-|\n${"|x|y|\n".repeat(4_000)}`],
  ["backticks", "`".repeat(30_000)],
  ["a long word", "x".repeat(50_000)],
])("%s do not hang the page", async (_name, text) => {
  const records = buildLog().prompt(1, text, { prompt_id: "p1" }).call(2, 1, "Bash", "ls").stop(3).records;
  const startMs = performance.now();
  const { page, troubles, close } = await visit(
    browser(),
    folder.write("slow", { records, turns: [{ ...hostileTurn(text, 0, START_MS + 1_000), promptId: "p1" }] }),
  );
  await page.waitForSelector(".speech.user");
  expect(await page.locator(".speech.user").innerText()).not.toBe("");
  expect(performance.now() - startMs).toBeLessThan(10_000);
  expect(troubles).toEqual([]);
  await close();
});
