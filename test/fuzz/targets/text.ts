/** The pure text doors that every exit goes through, with what each promises. */

import { findStatements } from "../../../lib/memory/rules.ts";
import { cutCells, fitCells, wrapCells } from "../../../lib/replay/cells.ts";
import { boundaryBefore, cutBytes, cutMiddle, cutText, toWellFormed } from "../../../lib/text/cut.ts";
import { estimateTokens } from "../../../lib/text/estimate-tokens.ts";
import { neutralise } from "../../../lib/text/neutralise.ts";
import { fence, stripOwnBlocks } from "../../../lib/text/own-block.ts";
import { stripPrivate } from "../../../lib/text/private.ts";
import { redact } from "../../../lib/text/redact.ts";
import { stripAnsi } from "../../../lib/text/unseen.ts";
import { anyText } from "../../text/arbitraries.ts";
import { TEXTS } from "../corpus.ts";
import { must, mustBeFenced, mustBePlain, mustBeWellFormed } from "../oracle.ts";
import type { Random } from "../random.ts";
import type { Target } from "../target.ts";

export const exits: Target = {
  name: "text-exits",
  share: 100,
  seeds: TEXTS,
  arbitrary: anyText,
  open: () => ({
    run({ text, random }) {
      const safe = neutralise(text);
      mustBePlain(safe, "neutralised text");
      mustBeWellFormed(safe, "neutralised text");
      must(neutralise(safe) === safe, "neutralising twice changes the text");
      const masked = redact(text);
      must(redact(masked) === masked, "redacting twice changes the text");
      must(!/<\s*private\s*>/i.test(stripPrivate(text)), "a private tag stays");
      stripOwnBlocks(text);
      stripAnsi(text);
      estimateTokens(text);
      const block = fence("fuzz", text, { name: text.slice(0, 300) });
      mustBeFenced(block, "a block");
      must(stripOwnBlocks(`a\n${block}`) === "a\n", "our own block is not stripped whole");
      checkCuts(toWellFormed(text), random);
    },
  }),
};

/** A cut never splits a code point, and never gives more than it was told to. */
function checkCuts(text: string, random: Random): void {
  const limit = random.below(text.length + 10);
  const [head, tail] = [random.below(limit + 1), random.below(limit + 1)];
  const cuts: [name: string, text: string, max: number][] = [
    ["cutText", cutText(text, limit), Math.max(limit, 0)],
    ["cutMiddle", cutMiddle(text, head, tail), Math.max(head + tail, 0)],
    ["boundaryBefore", text.slice(0, boundaryBefore(text, limit)), limit],
  ];
  for (const [name, cut, max] of cuts) {
    must(cut.length <= max, `${name} gives ${cut.length} characters of ${max}`);
    mustBeWellFormed(cut, name);
  }
  const bytes = cutBytes(text, limit, "…");
  must(Buffer.byteLength(bytes) <= limit, `cutBytes gives ${Buffer.byteLength(bytes)} bytes of ${limit}`);
  mustBeWellFormed(bytes, "cutBytes");
  // Segmenting takes two microseconds a character; what is shown is bounded long before.
  if (text.length > 100_000) return;
  const cells = 1 + random.below(120);
  for (const line of [cutCells(text, cells), fitCells(text, cells), ...wrapCells(text, cells)])
    mustBeWellFormed(line, "cells");
}

export const statements: Target = {
  name: "statements",
  share: 20,
  seeds: [
    "Remember that we deploy with make ship. Always run the tests first.",
    "记住：总是先跑测试。以后不要用 npm install。",
    "今後は必ずテストを実行してください。覚えておいて：ポートは 8080 です。",
    "forget that the port is 8080",
    ...TEXTS,
  ],
  arbitrary: anyText,
  open: () => ({
    run({ text }) {
      for (const { text: said, core } of findStatements(text))
        must(said.length + core.length <= 2 * text.length + 100, "a statement grew");
    },
  }),
};
