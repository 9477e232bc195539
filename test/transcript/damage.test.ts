import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseLine } from "../../lib/transcript/entry.ts";
import { readLines } from "../../lib/transcript/lines.ts";
import { assistant, attachment, lineOf, text, toolUse, user } from "./line.ts";

const good = (uuid: string, parentUuid: string | null = null): string =>
  JSON.stringify(user("hello", { uuid, parentUuid }));

function readAll(content: string | Buffer) {
  const entries: string[] = [];
  const damage: { byteOffset: number; bytes: number; reason: string }[] = [];
  for (const line of readLines([{ start: 0, bytes: Buffer.from(content) }])) {
    const parsed = parseLine(line);
    entries.push(...parsed.entries.map(({ uuid }) => uuid));
    damage.push(...parsed.damage);
  }
  return { entries, damage };
}

describe("F8: damaged lines", () => {
  test("Q1: a run of NULs before a record", () => {
    expect(readAll(`${good("a")}\n${"\0".repeat(400)}${good("b")}\n${good("c")}\n`)).toEqual({
      entries: ["a", "b", "c"],
      damage: [{ byteOffset: good("a").length + 1, bytes: 400, reason: "nul" }],
    });
  });

  test("a line of nothing but NULs, and a run inside a record", () => {
    const holed = good("b").replace("hello", `hel${"\0".repeat(5)}lo`);
    expect(readAll(`${"\0".repeat(9)}\n${holed}\n`)).toEqual({
      entries: ["b"],
      damage: [
        { byteOffset: 0, bytes: 9, reason: "nul" },
        { byteOffset: 10 + holed.indexOf("\0"), bytes: 5, reason: "nul" },
      ],
    });
  });

  test("Q2: a record written over the torn start of another", () => {
    const torn = '{"type":"pr-link","prNu';
    expect(readAll(`${good("a")}\n${torn}${good("b")}\n`)).toEqual({
      entries: ["a", "b"],
      damage: [{ byteOffset: good("a").length + 1, bytes: torn.length, reason: "welded" }],
    });
  });

  test("a record after the torn half of a long one with records quoted inside", () => {
    const quoting = JSON.stringify(
      assistant([toolUse("t", "Bash", { command: good("quoted"), list: [{ type: "x" }, { uuid: "y" }] })], {
        uuid: "torn",
      }),
    );
    for (const cut of [60, 200, 330, quoting.length - 1]) {
      const { entries, damage } = readAll(`${quoting.slice(0, cut)}${good("b")}\n`);
      expect({ cut, entries, damage }).toEqual({
        cut,
        entries: ["b"],
        damage: [{ byteOffset: 0, bytes: cut, reason: "welded" }],
      });
    }
  });

  test("two records without a newline between them lose nothing", () => {
    expect(readAll(`${good("a")}${good("b")}\n`)).toEqual({ entries: ["a", "b"], damage: [] });
    const noise = '{"type":"mode","mode":"normal","sessionId":"s1"}';
    expect(readAll(`${noise}${good("b")}\n`)).toEqual({ entries: ["b"], damage: [] });
    const link = JSON.stringify(attachment({ type: "date" }, { uuid: "l" }));
    expect(readAll(`${link}${good("b")}\n${good("c")}${link}\n`)).toEqual({
      entries: ["l", "b", "c", "l"],
      damage: [],
    });
  });

  test("an attachment torn and welded to another keeps the second one's parent", () => {
    const first = JSON.stringify(
      attachment({ type: "date", content: "x".repeat(50) }, { uuid: "l1", parentUuid: "p1" }),
    );
    const second = JSON.stringify(attachment({ type: "date" }, { uuid: "l2", parentUuid: "p2" }));
    const [entry] = parseLine(lineOf(first.slice(0, 110) + second)).entries;
    expect(entry).toMatchObject({ uuid: "l2", parent: "p2" });
  });

  test("a torn line costs itself, and what it holds is not taken for an entry", () => {
    const torn = JSON.stringify(
      assistant([text("cut off"), { type: "user", uuid: "no", message: {} }]),
    ).slice(0, -40);
    expect(readAll(`${torn}\n${good("b")}\n`)).toEqual({
      entries: ["b"],
      damage: [{ byteOffset: 0, bytes: torn.length, reason: "torn" }],
    });
  });

  test.each([
    ["null", "not-object"],
    ["42", "not-object"],
    ['"text"', "not-object"],
    ["[1,2]", "not-object"],
    ["plain words", "not-json"],
    ["\ufffd\u0001", "not-json"],
    ["{", "not-json"],
    ["]", "not-json"],
    ["}", "not-json"],
    ["[1,2}", "not-json"],
    [" [1,2] ", "not-object"],
    ['{"a', "torn"],
  ])("%s is counted", (line, reason) => {
    expect(readAll(`${line}\n${good("b")}\n`)).toEqual({
      entries: ["b"],
      damage: [{ byteOffset: 0, bytes: Buffer.byteLength(line), reason }],
    });
  });

  test("empty and blank lines are no damage", () => {
    expect(readAll(`\n  \n\r\n${good("b")}\r\n`)).toEqual({ entries: ["b"], damage: [] });
  });

  test("bytes that are not UTF-8 cost their characters only", () => {
    const bytes = Buffer.from(good("a").replace("hello", "he__o"));
    bytes.fill(0xff, bytes.indexOf("__"), bytes.indexOf("__") + 2);
    const [entry] = parseLine(lineOf(bytes)).entries;
    expect(entry?.parts).toEqual([{ kind: "prompt", text: "he\ufffd\ufffdo" }]);
  });

  test("a long line of nothing but braces is given up in time", () => {
    const started = performance.now();
    expect(readAll(`${'{"type":"'.repeat(200_000)}\n${good("b")}\n`).entries).toEqual(["b"]);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test("whatever the bytes: nothing throws, whole lines are read, and losses stay inside their line", () => {
    const junk = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc.json(),
      fc.constantFrom(good("j").slice(0, 50), "null", "{}", '{"'),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant("good"), junk), { maxLength: 12 }), (pieces) => {
        const lines = pieces.map((piece, at) => {
          if (piece === "good") return Buffer.from(`${good(`g${at}`)}\n`);
          const bytes = Buffer.from(piece as Uint8Array).filter((byte) => byte !== 0x0a);
          return Buffer.concat([bytes, Buffer.from("\n")]);
        });
        const { entries, damage } = readAll(Buffer.concat(lines));
        const wanted = pieces.flatMap((piece, at) => (piece === "good" ? [`g${at}`] : []));
        expect(entries.filter((uuid) => uuid.startsWith("g"))).toEqual(wanted);
        const ends = lines.map((_, at) => Buffer.concat(lines.slice(0, at + 1)).length);
        for (const { byteOffset, bytes } of damage) {
          const end = ends.find((candidate) => candidate > byteOffset) ?? 0;
          expect(byteOffset + bytes).toBeLessThan(end);
        }
      }),
      { numRuns: 300 },
    );
  });
});
