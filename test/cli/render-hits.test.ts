import { expect, test } from "vitest";
import { renderHits, type ShownHit, type ShownResult } from "../../lib/cli/render-hits.ts";
import { cellWidth } from "../../lib/replay/cells.ts";

const TEXT =
  "the tide at midnight belongs to its day, and 潮汐表に満月の日の印を付けてください ends the line";

function resultWith(words: readonly string[]): ShownResult {
  const highlights = words.map((word, term) => {
    const start = TEXT.indexOf(word);
    return { start, end: start + word.length, term };
  });
  const hit: Partial<ShownHit> = {
    shortId: "aaaa1111",
    session: "3f2a9c1e-0000",
    timeMs: 0,
    projectName: "shop",
    field: "prompt",
    isAbandoned: false,
    snippet: { text: TEXT, highlights },
  };
  return { hits: [hit as ShownHit], totalAll: 1, totalSome: 1, terms: 1, isCut: false };
}

const paint = (style: string, text: string) => (style === "yellow" ? `[${text}]` : text);
const snippetOf = (text: string) => text.trimEnd().split("\n").slice(3);

test("a terminal gets a snippet in lines of its own width, with every mark in its place", () => {
  const words = ["midnight", "満月の日", "line"];
  const text = renderHits(resultWith(words), { paint, columns: 40, isTerminal: true });
  const lines = snippetOf(text);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(cellWidth(line.replaceAll(/[[\]]/g, ""))).toBeLessThanOrEqual(40);
  const joined = lines.map((line) => line.trim()).join("");
  for (const word of words) expect(joined).toContain(`[${word}]`);
});

test("a mark that a line's end cuts goes on in the next line", () => {
  const lines = snippetOf(
    renderHits(resultWith(["潮汐表に満月の日の印を付けてください"]), {
      paint,
      columns: 30,
      isTerminal: true,
    }),
  );
  expect(lines.filter((line) => line.includes("[")).length).toBeGreaterThan(1);
  expect(lines.join("").replaceAll(/[[\]\s]/g, "")).toBe(TEXT.replaceAll(" ", ""));
});

test("a pipe gets it on one line", () => {
  const lines = snippetOf(renderHits(resultWith(["midnight"]), { paint, columns: 40, isTerminal: false }));
  expect(lines).toEqual([`  ${TEXT.replace("midnight", "[midnight]")}`]);
});
