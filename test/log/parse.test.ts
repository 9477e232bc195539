import fs from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { renderRecord } from "../../lib/log/append.ts";
import { glanceHead, glanceTail } from "../../lib/log/glance.ts";
import { parseLog } from "../../lib/log/parse.ts";
import { readLog, readLogHead, readLogTail } from "../../lib/log/read.ts";
import { makeTempStore } from "../support/temp-store.ts";

const line = (event: string, more = {}) =>
  renderRecord({ v: 1, time: "2026-01-01T00:00:00.000Z", event, session: "s", ...more });
const good = `${line("Stop")}\n`;

function parse(text: string | Buffer) {
  const { records, damage, tornTail } = parseLog(Buffer.from(text));
  return { events: records.map(({ record }) => record.event), damage, tornTail };
}

describe("damage", () => {
  test("none", () => {
    expect(parse("")).toEqual({ events: [], damage: [], tornTail: false });
    expect(parse(good + good)).toEqual({ events: ["Stop", "Stop"], damage: [], tornTail: false });
    expect(parse(`\n\n${good}\n`).events).toEqual(["Stop"]);
  });

  test("a tail without newline is a record if it is one, else torn", () => {
    expect(parse(good + line("SessionEnd"))).toMatchObject({
      events: ["Stop", "SessionEnd"],
      tornTail: false,
    });
    expect(parse(good + line("SessionEnd").slice(0, -5))).toEqual({
      events: ["Stop"],
      damage: [],
      tornTail: true,
    });
  });

  test.each([
    ["torn", '{"v":1,"time":"20\n', "torn"],
    ["not JSON", "hello\n", "not-json"],
    ["NUL", `${"\0".repeat(40)}\n`, "nul"],
    ["without its fields", '{"v":1,"event":"Stop"}\n', "torn"],
  ])("a line that is %s costs only itself, and is told with its place", (_, bad, reason) => {
    const { events, damage } = parse(good + bad + good);
    expect(events).toEqual(["Stop", "Stop"]);
    expect(damage).toEqual([{ byteOffset: good.length, bytes: bad.length - 1, reason }]);
  });

  test("a record welded onto half of another is found", () => {
    const half = '{"v":1,"time":"2026-01-01T00:00';
    const { records, damage } = parseLog(Buffer.from(`${half}${line("PreCompact")}\n`));
    expect(records).toMatchObject([{ record: { event: "PreCompact" }, byteOffset: half.length }]);
    expect(damage).toEqual([{ byteOffset: 0, bytes: half.length, reason: "welded" }]);
  });
});

test("a record of a newer version passes through, with fields unknown today", () => {
  const newer = '{"v":2,"time":"t","event":"Tomorrow","session":"s","colour":{"deep":[1]}}';
  expect(parseLog(Buffer.from(`${newer}\n`)).records[0]?.record).toEqual(JSON.parse(newer));
});

test("any prefix of a log holds a prefix of its records", () => {
  const whole = Buffer.from(
    ["a", "漢", "c", "d"].map((tool) => `${line("PostToolUse", { tool })}\n`).join(""),
  );
  const all = parseLog(whole).records;
  fc.assert(
    fc.property(fc.nat(whole.length), (length) => {
      const { records, damage } = parseLog(whole.subarray(0, length));
      expect(damage).toEqual([]);
      expect(records).toEqual(all.slice(0, records.length));
    }),
  );
});

describe("one end of a log", () => {
  const events = ["one", "two", "three", "four", "five"];
  function write(temp: { store: { root: string } }): string {
    const path = join(temp.store.root, "log.jsonl");
    fs.mkdirSync(temp.store.root, { recursive: true });
    fs.writeFileSync(path, events.map((event) => `${line(event)}\n`).join(""));
    return path;
  }

  test("is read alike with the schema and without, at every length", () => {
    using temp = makeTempStore();
    const path = write(temp);
    const size = fs.statSync(path).size;
    const whole = readLog(path).records;
    for (let bytes = 0; bytes <= size + 10; bytes += 7) {
      const tail = readLogTail(path, bytes);
      expect(tail.damage).toEqual([]);
      expect(tail.records).toEqual(whole.slice(whole.length - tail.records.length));
      expect(tail.isPartial).toBe(size > bytes + 1);
      const head = readLogHead(path, bytes);
      expect(head.records).toEqual(whole.slice(0, head.records.length));
      expect(glanceHead(path, bytes)).toEqual(head.records.map(({ record }) => record));
      expect(glanceTail(path, bytes + 1).records.slice(-tail.records.length || bytes + 9)).toEqual(
        tail.records.map(({ record }) => record),
      );
    }
  });

  test("of a log that is not there holds nothing", () => {
    const nowhere = "/nonexistent/log.jsonl";
    expect(readLog(nowhere)).toEqual({ records: [], damage: [], tornTail: false });
    expect(readLogTail(nowhere, 100)).toMatchObject({ records: [], isPartial: false });
    expect(glanceTail(nowhere, 100)).toEqual({ records: [], isPartial: false });
  });
});

test("a log of nothing but blank lines is read in no time, and each is damage", () => {
  const startMs = process.cpuUsage().user;
  const { records, damage } = parseLog(Buffer.from("\r\n".repeat(200_000)));
  expect([records.length, damage.length]).toEqual([0, 200_000]);
  expect((process.cpuUsage().user - startMs) / 1_000).toBeLessThan(1_000);
});

test("blanks before a record are no damage", () => {
  const line = JSON.stringify({ v: 1, time: "2026-01-02T03:04:05.000Z", event: "Stop", session: "s" });
  expect(parseLog(Buffer.from(` \t${line}\r\n`)).records).toHaveLength(1);
});
