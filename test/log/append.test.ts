import fs from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_LINE_BYTES } from "../../lib/contract/log-limits.ts";
import { type LogRecord, logRecordSchema } from "../../lib/contract/log-record.ts";
import { appendRecord, renderRecord } from "../../lib/log/append.ts";
import { readLog } from "../../lib/log/read.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { makeTempStore } from "../support/temp-store.ts";

const record: LogRecord = {
  v: 1,
  time: "2026-01-01T00:00:00.000Z",
  event: "Stop",
  session: "s",
  origin: "hook",
};

describe("a line", () => {
  test("leaves absent fields out and keeps the rest", () => {
    expect(renderRecord({ ...record, tool: undefined, ok: false, duration_ms: 0 })).toBe(
      '{"v":1,"time":"2026-01-01T00:00:00.000Z","event":"Stop","session":"s","origin":"hook","ok":false,"duration_ms":0}',
    );
  });

  test("leaves out a number that JSON cannot write: its reader would take none of the line", () => {
    const line = JSON.parse(
      renderRecord({ ...record, duration_ms: Number.POSITIVE_INFINITY, input_bytes: 3 }),
    );
    expect(line).toEqual({ ...record, input_bytes: 3 });
    expect(logRecordSchema.safeParse(line).success).toBe(true);
  });

  test("has its texts cut at their limits, between characters", () => {
    const text = "😀漢a".repeat(2_000);
    const line = JSON.parse(renderRecord({ ...record, target: text, error: text, cwd: text, model: text }));
    expect(line.target.length).toBeLessThanOrEqual(200);
    expect(line.error.length).toBeLessThanOrEqual(300);
    expect(line.model.length).toBeLessThanOrEqual(128);
    for (const field of ["target", "error", "cwd"]) expect(line[field].isWellFormed?.() ?? true).toBe(true);
  });

  test.each([`AKIA${"AB12".repeat(4)}`, `ghp_${"Ab12".repeat(9)}`])(
    "holds no secret, also not half of one at a limit: %#",
    (secret) => {
      for (let length = 150; length < 200; length += 3) {
        const target = `${"x".repeat(length)} ${secret}`;
        expect(renderRecord({ ...record, target })).not.toContain(secret.slice(0, 8));
      }
      expect(renderRecord({ ...record, prompt: `use ${secret} please` })).toContain("use [redacted:");
    },
  );

  test("F49: sees beyond a limit what makes the text before it a secret", () => {
    const password = ["s3cr3t", "passw0rd"].join("-");
    const target = `${"x".repeat(170)} postgres://me:${password}@db.invalid`;
    expect(renderRecord({ ...record, target })).not.toContain("s3cr3t");
  });

  test("is at most 4 KiB, whatever is in it", () => {
    const units = fc.array(fc.constantFrom("\0", "漢", "😀", '"', "a", "\ud83d"), { minLength: 1 });
    const nasty = fc
      .tuple(units, fc.nat(3_000))
      .map(([some, count]) => some.join("").repeat(count).slice(0, 3_000));
    fc.assert(
      fc.property(nasty, nasty, nasty, nasty, (prompt, target, error, cwd) => {
        const line = renderRecord({ ...record, prompt, target, error, cwd });
        expect(Buffer.byteLength(`${line}\n`)).toBeLessThanOrEqual(MAX_LINE_BYTES);
        expect(logRecordSchema.safeParse(JSON.parse(line)).success).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the file", () => {
  test("is made with its folders, for its owner only", () => {
    using temp = makeTempStore();
    const paths = sessionPaths(temp.store, "s");
    appendRecord(paths, record);
    expect(fs.statSync(paths.log).mode & 0o777).toBe(0o600);
    expect(fs.statSync(paths.dir).mode & 0o777).toBe(0o700);
    expect(readLog(paths.log).records).toEqual([{ record, byteOffset: 0 }]);
  });

  test("with a torn tail loses nothing of the next record", () => {
    using temp = makeTempStore();
    const paths = sessionPaths(temp.store, "s");
    appendRecord(paths, record);
    fs.appendFileSync(paths.log, '{"v":1,"time":"2026');
    appendRecord(paths, { ...record, event: "SessionEnd" });
    const { records, damage } = readLog(paths.log);
    expect(records.map((placed) => placed.record.event)).toEqual(["Stop", "SessionEnd"]);
    expect(damage).toMatchObject([{ reason: "torn", bytes: 19 }]);
  });
});
