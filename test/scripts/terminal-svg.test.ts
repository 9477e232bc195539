import { describe, expect, test } from "vitest";
import { cellWidth } from "../../lib/replay/cells.ts";
import { renderTerminalSvg } from "../../scripts/terminal-svg.mjs";

const picture = { title: "a <title>", columns: 40, cellWidth };
const ESC = String.fromCharCode(27);

/** The runs of the drawn lines: where, over how many pixels, in which style, what. */
function runsOf(text: string) {
  const drawn = renderTerminalSvg(text, picture).split("<g ")[1] ?? "";
  return [
    ...drawn.matchAll(/<text x="([\d.]+)" y="([\d.]+)" textLength="([\d.]+)"[^>]*?Glyphs"([^>]*)>([^<]*)</g),
  ].map(([, x, y, width, style = "", run]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
    style: style.trim(),
    run,
  }));
}

describe("a terminal's picture", () => {
  test("puts every run at its cell, whatever stands before it", () => {
    const runs = runsOf("ab   cd\n港口  x");
    const [ab, cd, wide, x] = runs;
    expect(runs.map(({ run }) => run)).toEqual(["ab", "cd", "港口", "x"]);
    // Five cells after "ab" begins, six after the four-cell wide word begins.
    expect([cd, x].map((it) => Math.round((it?.x ?? 0) - (ab?.x ?? 0)))).toEqual([42, 50]);
    expect(wide?.width).toBeCloseTo(4 * ((ab?.width ?? 0) / 2), 0);
    expect((wide?.y ?? 0) > (ab?.y ?? 0)).toBe(true);
  });

  test("knows the colours and weights that replay uses, until they end", () => {
    const runs = runsOf(`${ESC}[1mbold${ESC}[22m ${ESC}[32m✓${ESC}[39m ${ESC}[2mdim${ESC}[22m plain`);
    const style = Object.fromEntries(runs.map(({ run, style }) => [run?.trim(), style]));
    expect(style).toEqual({
      bold: 'font-weight="700"',
      "✓": expect.stringMatching(/^fill="#/),
      dim: 'opacity=".62"',
      plain: "",
    });
  });

  test("escapes what XML would take for its own, and refuses a style it has no picture of", () => {
    expect(runsOf('<b> & "c"')[0]?.run).toBe("&lt;b&gt; &amp; &quot;c&quot;");
    expect(() => renderTerminalSvg(`${ESC}[5mblink`, picture)).toThrow("SGR 5");
  });
});
