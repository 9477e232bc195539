/** A session's raw folder and a transcript in a temporary place, and how to look at what was copied. */
import fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type CopyRequest, copyNewBytes } from "../../lib/raw/flush.ts";
import { type RawLoss, readRange } from "../../lib/raw/read.ts";
import { generationPath, listGenerations } from "../../lib/raw/segment.ts";

export interface RawWorld extends AsyncDisposable {
  rawDir: string;
  source: string;
  /** Writes the transcript anew. */
  write(content: string | Buffer): void;
  append(content: string | Buffer): void;
  copy(more?: Partial<CopyRequest>): ReturnType<typeof copyNewBytes>;
  request(more?: Partial<CopyRequest>): CopyRequest;
  /** What readers get of a generation, and what they miss. */
  read(generation?: number, from?: number): { bytes: Buffer; losses: RawLoss[] };
  generations(): number[];
  /** Names in a generation's folder. */
  names(generation?: number): string[];
  path(name: string, generation?: number): string;
}

export function createRawWorld(): RawWorld {
  const root = fs.mkdtempSync(join(tmpdir(), "logbook-raw-"));
  const rawDir = join(root, "sessions", "s", "raw");
  const source = join(root, "client", "s.jsonl");
  fs.mkdirSync(dirname(source));
  const request = (more: Partial<CopyRequest> = {}): CopyRequest => ({
    rawDir,
    stream: "main",
    source,
    clock: () => Date.UTC(2026, 0, 15),
    ...more,
  });
  const dir = (generation: number): string => generationPath(rawDir, "main", generation);
  return {
    rawDir,
    source,
    write: (content) => fs.writeFileSync(source, content),
    append: (content) => fs.appendFileSync(source, content),
    request,
    copy: (more) => copyNewBytes(request(more)),
    read: (generation = 1, from = 0) => readGeneration(rawDir, generation, from),
    generations: () => listGenerations(rawDir, "main"),
    names: (generation = 1) => fs.readdirSync(dir(generation)).sort(),
    path: (name, generation = 1) => join(dir(generation), name),
    async [Symbol.asyncDispose]() {
      fs.rmSync(root, { recursive: true, force: true });
    },
  };
}

function readGeneration(
  rawDir: string,
  generation: number,
  from: number,
): { bytes: Buffer; losses: RawLoss[] } {
  const pieces: Buffer[] = [];
  const losses: RawLoss[] = [];
  for (const { bytes } of readRange(rawDir, "main", {
    generation,
    from,
    onLoss: (loss) => losses.push(loss),
  })) {
    pieces.push(Buffer.from(bytes));
  }
  return { bytes: Buffer.concat(pieces), losses };
}
