import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyNewBytes } from "../../lib/raw/flush.ts";
import { measureTranscript } from "../../lib/raw/measure.ts";
import { readTranscriptTail } from "../../lib/raw/tail.ts";
import { makeTempStore } from "../support/temp-store.ts";

function place(temp: ReturnType<typeof makeTempStore>) {
  const transcript = join(temp.env.HOME, "t.jsonl");
  const lines = Array.from({ length: 50 }, (_, n) => `{"n":${n}}\n`);
  fs.writeFileSync(transcript, lines.join(""));
  return { transcript, rawDir: join(temp.env.HOME, "raw"), size: lines.join("").length };
}

test("S7: the end of the transcript comes in whole lines, at most what was asked for", () => {
  using temp = makeTempStore();
  const { transcript, rawDir, size } = place(temp);
  const tail = readTranscriptTail(rawDir, transcript, 25);
  expect(tail).toMatchObject({ origin: "transcript", size });
  expect(tail.bytes.toString()).toBe('{"n":48}\n{"n":49}\n');
  expect(tail.start).toBe(size - 18);
  expect(measureTranscript(rawDir, transcript)).toBe(size);
  const whole = readTranscriptTail(rawDir, transcript, 1_000_000);
  expect(whole.start).toBe(0);
  expect(whole.bytes.equals(fs.readFileSync(transcript))).toBe(true);
});

test.each(["missing", "a folder", "no path"])("where it is %s the copies answer", (how) => {
  using temp = makeTempStore();
  const { transcript, rawDir, size } = place(temp);
  const clock = () => 0;
  copyNewBytes({ rawDir, stream: "main", source: transcript, clock });
  fs.rmSync(transcript);
  if (how === "a folder") fs.mkdirSync(transcript);
  const path = how === "no path" ? "" : transcript;
  const tail = readTranscriptTail(rawDir, path, 25);
  expect(tail).toMatchObject({ origin: "copies", size });
  expect(tail.bytes.toString()).toBe('{"n":48}\n{"n":49}\n');
  expect(measureTranscript(rawDir, path)).toBe(size);
});

test("where there is neither there is nothing", () => {
  using temp = makeTempStore();
  expect(readTranscriptTail(join(temp.env.HOME, "raw"), "/nowhere", 25)).toMatchObject({
    origin: "nothing",
    size: 0,
  });
});
