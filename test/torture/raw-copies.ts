/** The bytes that a store's raw copies hold, put together by their file names alone. */
import fs from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const SEGMENT = /^(\d+)-(\d+)\.jsonl(\.gz)?$/;

/** Of the newest generation of a stream; overlapping ranges must agree. */
export function readCopies(rawDir: string, stream: string): Buffer {
  const folder = join(rawDir, stream);
  const generation = fs.existsSync(folder) ? fs.readdirSync(folder).sort().at(-1) : undefined;
  if (generation === undefined) return Buffer.alloc(0);
  const pieces = fs.readdirSync(join(folder, generation)).flatMap((name) => {
    const range = SEGMENT.exec(name);
    if (range === null) return [];
    const stored = fs.readFileSync(join(folder, generation, name));
    return [
      { start: Number(range[1]), end: Number(range[2]), bytes: range[3] ? gunzipSync(stored) : stored },
    ];
  });
  const whole = Buffer.alloc(Math.max(0, ...pieces.map(({ end }) => end)));
  for (const { start, end, bytes } of pieces) {
    if (bytes.length !== end - start)
      throw new Error(`a segment of ${bytes.length} bytes is named ${start}-${end}`);
    bytes.copy(whole, start);
  }
  return whole;
}
