import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { renderRecord } from "../../lib/log/append.ts";
import { followLog } from "../../lib/log/follow.ts";
import { makeTempStore } from "../support/temp-store.ts";

const line = (event: string) => renderRecord({ v: 1, time: "2026-01-01T00:00:00.000Z", event, session: "s" });

test("yields what is appended, whole lines only, until it is told to stop", async () => {
  using temp = makeTempStore();
  fs.mkdirSync(temp.store.root, { recursive: true });
  const path = join(temp.store.root, "log.jsonl");
  const abort = new AbortController();
  const seen: string[] = [];
  // What is written next, once so many records have been seen.
  const story: (() => void)[] = [
    () => fs.appendFileSync(path, `${line("one")}\n${line("two").slice(0, 20)}`),
    () => fs.appendFileSync(path, `${line("two").slice(20)}\n`),
    () => fs.appendFileSync(path, `not json\n${line("three")}\n`),
    () => abort.abort(),
  ];
  story[0]?.();
  for await (const { record } of followLog(path, { fromOffset: 0, signal: abort.signal, pollMs: 5 })) {
    seen.push(record.event);
    story[seen.length]?.();
  }
  expect(seen).toEqual(["one", "two", "three"]);
});

test("waits for a log that is not there yet, and begins where it is told", async () => {
  using temp = makeTempStore();
  fs.mkdirSync(temp.store.root, { recursive: true });
  const path = join(temp.store.root, "log.jsonl");
  const first = `${line("one")}\n`;
  const abort = new AbortController();
  setTimeout(() => fs.writeFileSync(path, `${first}${line("two")}\n`), 30);
  const seen: string[] = [];
  const options = { fromOffset: first.length, signal: abort.signal, pollMs: 5 };
  for await (const { record, byteOffset } of followLog(path, options)) {
    seen.push(record.event);
    expect(byteOffset).toBe(first.length);
    abort.abort();
  }
  expect(seen).toEqual(["two"]);
});
