import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keepSummary } from "../../lib/capture/compaction.ts";
import { endSession } from "../../lib/capture/session-end.ts";
import { readExtra } from "../../lib/log/extra.ts";
import { readLog } from "../../lib/log/read.ts";
import { makeCall, writeTranscript } from "../support/hook-call.ts";
import { keepBeforeCompaction } from "../support/keep-before-compaction.ts";
import { makeTempStore } from "../support/temp-store.ts";

const MEGABYTE = 1024 * 1024;

test("before a compaction everything unread is copied, however much", async () => {
  using temp = makeTempStore();
  temp.keepWorkerAway();
  const transcript_path = join(temp.env.HOME, "t.jsonl");
  writeTranscript(
    transcript_path,
    Array.from({ length: 12 }, (_, n) => ({ n, text: "x".repeat(MEGABYTE) })),
  );
  const call = makeCall(temp, "PreCompact", { transcript_path });
  expect(await keepBeforeCompaction(call)).toEqual({
    plainText: expect.stringContaining("Keep these sections"),
  });
  expect(call.recorded).toEqual([]);
  const folder = join(call.session.raw, "main", "0001");
  const copies = fs.readdirSync(folder).filter((name) => name.startsWith("0"));
  const bytes = copies.map((name) => fs.readFileSync(join(folder, name)));
  expect(Buffer.concat(bytes).equals(fs.readFileSync(transcript_path))).toBe(true);
  expect(readLog(call.session.log).records[0]?.record).toMatchObject({
    event: "PreCompact",
    trigger: "manual",
  });
});

test("Q25: a copy that fails is recorded, the compaction goes on, and the notes say what they lack", async () => {
  using temp = makeTempStore();
  temp.keepWorkerAway();
  const call = makeCall(temp, "PreCompact", { transcript_path: "" });
  expect(await keepBeforeCompaction(call)).toEqual({ plainText: expect.any(String) });
  expect(fs.readFileSync(call.session.handoff, "utf8")).toContain("Source: the log alone");
  expect(call.recorded).toEqual([expect.objectContaining({ code: "TRANSCRIPT_MISSING" })]);
  expect(fs.readdirSync(temp.store.queue)).toHaveLength(1);
});

test("after it the summary is kept, and an empty one is none", () => {
  using temp = makeTempStore();
  keepSummary(makeCall(temp, "PostCompact"));
  const call = makeCall(temp, "PostCompact", { compact_summary: "" });
  keepSummary(call);
  expect(call.recorded).toEqual([]);
  expect(readExtra(call.session)).toMatchObject([
    { kind: "compact_summary", text: expect.stringContaining("renamed the parser") },
  ]);
});

test("F13: the end of a session copies 8 MiB at most and leaves the rest to the worker", () => {
  using temp = makeTempStore();
  temp.keepWorkerAway();
  const transcript_path = join(temp.env.HOME, "t.jsonl");
  writeTranscript(
    transcript_path,
    Array.from({ length: 12 }, (_, n) => ({ n, text: "x".repeat(MEGABYTE) })),
  );
  const call = makeCall(temp, "SessionEnd", { transcript_path });
  endSession(call);
  expect(call.recorded).toEqual([]);
  const folder = join(call.session.raw, "main", "0001");
  const bytes = fs
    .readdirSync(folder)
    .filter((name) => name.startsWith("0"))
    .map((name) => fs.statSync(join(folder, name)).size);
  expect(bytes).toEqual([8 * MEGABYTE]);
  expect(fs.readdirSync(temp.store.queue)).toHaveLength(1);
  expect(readLog(call.session.log).records[0]?.record).toMatchObject({
    event: "SessionEnd",
    reason: "other",
  });
});
