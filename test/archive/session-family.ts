/**
 * Arbitrary families of transcripts for the order-independence properties: sessions with rewinds, queued prompts,
 * compactions, subagents, missing and late parents, forks whose copies were changed, rewritten files, damage, and answers
 * that only a hook heard.
 */
import fc from "fast-check";
import { type Draft, FamilyBuilder } from "./family-builder.ts";

export interface FamilyFile {
  session: string;
  stream: string;
  generation: number;
  bytes: Buffer;
}

export interface FamilyStandIn {
  session: string;
  timeMs: number;
  promptId?: string;
  text: string;
}

export interface Family {
  files: FamilyFile[];
  standIns: FamilyStandIn[];
}

const step = fc.record({
  kind: fc.nat({ max: 1000 }),
  pick: fc.nat({ max: 1000 }),
  word: fc.constantFrom("alpha", "beta", "gamma 用户", "delta", "the answer"),
});

function render(draft: Draft, hasNewline: boolean): FamilyFile {
  const { session, stream, generation, lines } = draft;
  const text = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
  return { session, stream, generation, bytes: Buffer.from(hasNewline ? `${text}\n` : text) };
}

export const family: fc.Arbitrary<Family> = fc
  .tuple(fc.array(step, { minLength: 1, maxLength: 40 }), fc.boolean())
  .map(([steps, hasNewline]) => {
    const builder = new FamilyBuilder(steps);
    return {
      files: builder.drafts.map((draft, index) => render(draft, hasNewline || index % 2 === 0)),
      standIns: builder.standIns,
    };
  });

/** One thing that happens to the archive: some more bytes of a file, or everything the hook heard of a session. */
export interface Ingestion {
  file: number;
  end: number;
}

/** Each file in pieces, the pieces of all files shuffled, those of one file in order. */
export function ingestions(files: readonly FamilyFile[]): fc.Arbitrary<Ingestion[]> {
  const cuts = fc.tuple(
    ...files.map(({ bytes }) => fc.array(fc.nat({ max: bytes.length }), { maxLength: 4 })),
  );
  return cuts.chain((all) => {
    const pieces = all.flatMap((ends, file) =>
      [...ends, files[file]?.bytes.length ?? 0].sort((a, b) => a - b).map((end) => ({ file, end })),
    );
    const order = pieces.map(({ file }) => file);
    return fc.shuffledSubarray(order, { minLength: order.length }).map((shuffled) => {
      const next = all.map(() => 0);
      return shuffled.map((file) => {
        const own = pieces.filter((piece) => piece.file === file);
        const piece = own[next[file] ?? 0] as Ingestion;
        next[file] = (next[file] ?? 0) + 1;
        return piece;
      });
    });
  });
}
