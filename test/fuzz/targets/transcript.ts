/** A transcript as it lies on the disk: lines, what is saved of broken ones, turns, and what is made of turns. */
import fc from "fast-check";
import type { Entry, Turn } from "../../../lib/contract/turn.ts";
import { renderRecord } from "../../../lib/log/append.ts";
import { recordsOfTurn } from "../../../lib/log/catch-up.ts";
import { collectTurns } from "../../../lib/transcript/collect-turns.ts";
import { parseLine } from "../../../lib/transcript/entry.ts";
import { createLineReader, type Line } from "../../../lib/transcript/lines.ts";
import { reduceWithoutModel } from "../../../lib/transcript/reduce/reduce.ts";
import { renderMessages } from "../../../lib/transcript/reduce/render.ts";
import { sliceOfTurns } from "../../../lib/transcript/reduce/slice.ts";
import { salvage } from "../../../lib/transcript/salvage.ts";
import { skimLine } from "../../../lib/transcript/skim.ts";
import { anyLine, TRANSCRIPTS, wildLine } from "../corpus.ts";
import { must, mustBeWellFormed, mustEqual } from "../oracle.ts";
import type { Target } from "../target.ts";
import { checkLine } from "./hook.ts";

export const transcriptLines: Target = {
  name: "transcript-lines",
  share: 180,
  // A megabyte of lines of four bytes: each is an error of JSON.parse, of six microseconds.
  maxMs: 3_000,
  seeds: TRANSCRIPTS,
  arbitrary: fc.oneof(wildLine, wildLine, anyLine),
  open: () => ({
    run({ bytes, random }) {
      let end = 0;
      for (const line of linesOf(bytes, 1 + random.below(bytes.length * 2 + 1))) {
        must(line.byteOffset === end, `a line begins at ${line.byteOffset} and not at ${end}`);
        end = line.endOffset;
        for (const { byteOffset, bytes: lost } of parseLine(line).damage) {
          must(byteOffset >= line.byteOffset && byteOffset <= end, "damage lies outside its line");
          must(lost >= 0 && byteOffset + lost <= end + 3, "damage is longer than its line");
        }
      }
      must(end === bytes.length, `the lines end at ${end} of ${bytes.length}`);
    },
  }),
};

export const brokenLines: Target = {
  name: "transcript-salvage",
  share: 80,
  seeds: TRANSCRIPTS,
  arbitrary: anyLine,
  open: () => ({
    run({ bytes }) {
      skimLine(bytes);
      const { damage } = salvage(bytes);
      for (const { byteOffset, bytes: lost } of damage) {
        must(byteOffset >= 0 && lost >= 0 && byteOffset <= bytes.length, "damage lies outside its line");
      }
    },
  }),
};

export const turns: Target = {
  name: "turns",
  share: 90,
  // Several passes over a megabyte.
  maxMs: 3_000,
  seeds: TRANSCRIPTS.filter((text) => text.split("\n").length > 2),
  arbitrary: fc.array(wildLine, { maxLength: 8 }).map((lines) => lines.join("")),
  open: () => ({
    run({ bytes, random }) {
      const entries = entriesOf(bytes);
      const found = turnsOf(entries);
      const shuffled = entries.map((_, at) => entries[(at + random.below(3)) % entries.length] as Entry);
      turnsOf(shuffled);
      for (const turn of found)
        for (const record of recordsOfTurn("s", turn)) checkLine(renderRecord(record));
      checkReduction(found, random.below(4_000));
    },
  }),
};

function checkReduction(found: readonly Turn[], limitTokens: number): void {
  const ledger = {
    conversation: "logbook show s",
    pointerOf: (id: string) => ({ command: `logbook show ${id}`, chars: 1, hash: "0" }),
  };
  const once = reduceWithoutModel(sliceOfTurns(found), ledger, { limitTokens });
  const twice = reduceWithoutModel(once, ledger, { limitTokens });
  mustEqual(twice, once, "a reduced slice reduced again");
  mustBeWellFormed(renderMessages(once), "a rendered slice");
}

export function entriesOf(bytes: Buffer): Entry[] {
  return [...linesOf(bytes, bytes.length + 1)].flatMap((line) => parseLine(line).entries);
}

export function turnsOf(entries: readonly Entry[]): Turn[] {
  return collectTurns(() => entries.map((entry) => ({ entry, file: "main" })));
}

function* linesOf(bytes: Buffer, step: number): Generator<Line> {
  const reader = createLineReader();
  for (let at = 0; at < bytes.length; at += step) yield* reader.feed(bytes.subarray(at, at + step));
  const rest = reader.end();
  if (rest !== undefined) yield rest;
}
