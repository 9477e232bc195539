import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Chunk,
  createLineReader,
  type Line,
  MAX_LINE_BYTES,
  readLines,
} from "../../lib/transcript/lines.ts";

interface Seen {
  text: string;
  byteOffset: number;
  endOffset: number;
  isTerminated: boolean;
}

const see = ({ bytes, byteOffset, endOffset, isTerminated }: Line): Seen => ({
  text: bytes.toString(),
  byteOffset,
  endOffset,
  isTerminated,
});

function* chunksOf(bytes: Buffer, sizes: readonly number[]): Generator<Chunk> {
  // One buffer for all chunks, as the reader of raw segments does it: a view kept too long shows up as a wrong line.
  const shared = Buffer.alloc(Math.max(1, ...sizes, bytes.length));
  for (let start = 0, turn = 0; start < bytes.length; turn += 1) {
    const size = Math.min(bytes.length - start, sizes[turn % Math.max(sizes.length, 1)] ?? bytes.length);
    shared.fill(0x21);
    bytes.copy(shared, 0, start, start + size);
    yield { start, bytes: shared.subarray(0, size) };
    start += size;
  }
}

const linesOf = (bytes: Buffer, sizes: readonly number[] = [bytes.length]): Seen[] => {
  const seen: Seen[] = [];
  for (const line of readLines(chunksOf(bytes, sizes))) seen.push(see(line));
  return seen;
};

describe("readLines", () => {
  test("tells where each line begins and where the next one does", () => {
    expect(linesOf(Buffer.from("one\ntwo\r\n\nlast"))).toEqual([
      { text: "one", byteOffset: 0, endOffset: 4, isTerminated: true },
      { text: "two", byteOffset: 4, endOffset: 9, isTerminated: true },
      { text: "", byteOffset: 9, endOffset: 10, isTerminated: true },
      { text: "last", byteOffset: 10, endOffset: 14, isTerminated: false },
    ]);
  });

  test("a byte order mark is dropped at the start of the file only", () => {
    const mark = "\ufeff";
    expect(linesOf(Buffer.from(`${mark}{}\n${mark}{}\n`)).map(({ text }) => text)).toEqual([
      "{}",
      `${mark}{}`,
    ]);
  });

  test("a reader that starts in the middle counts from there", () => {
    const [line] = [...createLineReader(100).feed(Buffer.from("abc\n"))];
    expect(line).toMatchObject({ byteOffset: 100, endOffset: 104 });
  });

  test("bytes missing between two chunks end the line before them", () => {
    const lines = [
      ...readLines([
        { start: 0, bytes: Buffer.from("one\ntw") },
        { start: 20, bytes: Buffer.from("rest\nnext\n") },
      ]),
    ];
    expect(lines.map(see)).toEqual([
      { text: "one", byteOffset: 0, endOffset: 4, isTerminated: true },
      { text: "tw", byteOffset: 4, endOffset: 6, isTerminated: true },
      { text: "rest", byteOffset: 20, endOffset: 25, isTerminated: true },
      { text: "next", byteOffset: 25, endOffset: 30, isTerminated: true },
    ]);
  });

  test("any way of cutting a file gives the same lines, and any prefix a prefix of them", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary", maxLength: 20 }),
      fc.constantFrom("\n", "\r\n", "\0", "é", "漢"),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 30 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (pieces, sizes, share) => {
          const bytes = Buffer.from(pieces.join(""));
          const whole = linesOf(bytes);
          expect(linesOf(bytes, sizes)).toEqual(whole);
          expect(
            Buffer.concat(whole.map(({ byteOffset, endOffset }) => bytes.subarray(byteOffset, endOffset))),
          ).toEqual(bytes);
          const prefix = linesOf(bytes.subarray(0, Math.floor(share * bytes.length))).filter(
            (line) => line.isTerminated,
          );
          expect(whole.slice(0, prefix.length)).toEqual(prefix);
        },
      ),
    );
  });
});

describe("Q6: a line over 8 MiB", () => {
  const envelope = { type: "user", uuid: "u1", parentUuid: "p", timestamp: "2026-01-15T10:00:00.000Z" };
  const bigLine = (chars: number): Buffer =>
    Buffer.from(
      `${JSON.stringify({
        message: {
          role: "user",
          content: [
            { type: "tool_result", tool_use_id: "t1", content: `HEAD${'x\\n"漢'.repeat(chars / 5)}TAIL` },
          ],
        },
        toolUseResult: { stdout: "y".repeat(chars) },
        ...envelope,
      })}\n`,
    );

  test("keeps its envelope and the head and tail of its strings, in little memory", () => {
    const bytes = bigLine(6_000_000);
    expect(bytes.length).toBeGreaterThan(1.5 * MAX_LINE_BYTES);
    const next = Buffer.from('{"after":1}\n');
    const reader = createLineReader();
    const lines: { line: Line; parsed: Record<string, unknown> }[] = [];
    for (let from = 0; from < bytes.length; from += 262_144) {
      for (const line of reader.feed(bytes.subarray(from, from + 262_144))) {
        lines.push({ line, parsed: JSON.parse(line.bytes.toString()) });
      }
    }
    lines.push(
      ...[...reader.feed(next)].map((line) => ({ line, parsed: JSON.parse(line.bytes.toString()) })),
    );
    const [big, after] = lines as [(typeof lines)[0], (typeof lines)[0]];
    expect(big.line).toMatchObject({
      byteOffset: 0,
      endOffset: bytes.length,
      isShortened: true,
      isTerminated: true,
    });
    expect(big.line.bytes.length).toBeLessThan(600_000);
    expect(big.parsed).toMatchObject(envelope);
    const { content } = big.parsed["message"] as { content: { content: string }[] };
    expect(content[0]).toMatchObject({ tool_use_id: "t1" });
    expect(content[0]?.content.startsWith('HEADx\\n"漢x')).toBe(true);
    expect(content[0]?.content.endsWith("漢TAIL")).toBe(true);
    expect(content[0]?.content).toMatch(/\[… \d+ bytes left out …\]/);
    expect(content[0]?.content).not.toContain("\ufffd");
    expect(after.line).toMatchObject({ byteOffset: bytes.length, isShortened: false });
    expect(after.parsed).toEqual({ after: 1 });
  });

  test("comes out the same however it is cut", () => {
    const bytes = bigLine(4_000_000);
    const shortened = (size: number): string[] =>
      [...readLines(chunksOf(bytes, [size]))].map((line) => line.bytes.toString());
    expect(shortened(1_000_003)).toEqual(shortened(bytes.length));
  });

  test("is left unfinished while its newline is missing", () => {
    const lines = [...readLines([{ start: 0, bytes: bigLine(4_000_000).subarray(0, -1) }])];
    expect(lines).toMatchObject([{ isTerminated: false, isShortened: true }]);
  });
});
