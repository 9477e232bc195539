import fs from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyNewBytes } from "../../../lib/raw/flush.ts";
import { createNeedles } from "../../../lib/text/needle.ts";
import { findInRaw, readWindows } from "../../../lib/worker/removal/raw-places.ts";
import { makeTempStore, type TempStore } from "../../support/temp-store.ts";

const NEEDLES = createNeedles(["hunter22"]);
const PACE = { begin: () => undefined, add: async () => undefined };

/** Copies the text as it grows: each piece is a segment of its own. Gives the segments' paths. */
function copyPieces(
  { store, env }: TempStore,
  pieces: readonly string[],
): { rawDir: string; segments: string[] } {
  const rawDir = join(store.root, "raw");
  const source = join(env.HOME, "s.jsonl");
  const segments = pieces.flatMap((piece) => {
    fs.appendFileSync(source, piece);
    return copyNewBytes({ rawDir, stream: "main", source, clock: Date.now }).segments;
  });
  return { rawDir, segments };
}

it("windows are whole lines, and a text that lies across two segments is found once, where it stands", async () => {
  using temp = makeTempStore();
  const text = '{"a":"hunter22"}\n{"b":"hunter22"}\n{"c":"ü hunter22"}\n{"torn":"hunter22';
  const bytes = Buffer.from(text);
  const pieces = [text.slice(0, 27), text.slice(27, 30), text.slice(30)];
  const { rawDir } = copyPieces(temp, pieces);
  const windows = [...readWindows(rawDir, "main", 1)].map((window) => window.bytes.toString());
  expect(windows.join("")).toBe(text);
  expect(windows.slice(0, -1).every((window) => window.endsWith("\n"))).toBe(true);
  const [found, ...more] = await findInRaw(rawDir, NEEDLES, PACE);
  expect(more).toEqual([]);
  const read = found?.ranges.map(({ start, end }) => bytes.toString("utf8", start, end));
  expect(read).toEqual(Array(4).fill("hunter22"));
  expect(new Set(found?.ranges.map(({ start }) => start)).size).toBe(4);
});

it("behind bytes that are lost a text is found where it stands, and none is made up of both sides", async () => {
  using temp = makeTempStore();
  const pieces = ['{"a":"hunter22"}\n{"b":"hun', 'ter22"}\n{"lost":"', 'ter22"}\n{"c":"hunter22"}\n'];
  const { rawDir, segments } = copyPieces(temp, pieces);
  fs.rmSync(segments[1] ?? "");
  const bytes = Buffer.from(pieces.join(""));
  const ranges = (await findInRaw(rawDir, NEEDLES, PACE))[0]?.ranges ?? [];
  expect(ranges.map(({ start, end }) => bytes.toString("utf8", start, end))).toEqual([
    "hunter22",
    "hunter22",
  ]);
  expect(ranges.map(({ start }) => start)).toEqual([6, bytes.lastIndexOf("hunter22")]);
});
