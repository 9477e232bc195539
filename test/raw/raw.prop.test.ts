import fs from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compressSegments } from "../../lib/raw/compress.ts";
import { copyNewBytesVerified } from "../../lib/raw/flush-verified.ts";
import { generationPath, listGenerations } from "../../lib/raw/segment.ts";
import { createRawWorld, type RawWorld } from "./place.ts";

type Action =
  | { kind: "append"; text: string }
  | { kind: "copy"; maxBytes: number }
  | { kind: "copy verified" }
  | { kind: "rewrite"; keep: number; text: string }
  | { kind: "compress" }
  | { kind: "lose the ledger" };

const text = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.nat({ max: 12_000 }).map((length) => "lorem ".repeat(length)),
);

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("append" as const), text }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("copy" as const),
      maxBytes: fc.integer({ min: 1, max: 40_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: "copy verified" as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("rewrite" as const), keep: fc.nat({ max: 50_000 }), text }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: "compress" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "lose the ledger" as const }) },
);

async function run(world: RawWorld, step: Action): Promise<void> {
  const generations = listGenerations(world.rawDir, "main");
  switch (step.kind) {
    case "append":
      return world.append(step.text);
    case "copy":
      world.copy({ maxBytes: step.maxBytes });
      return;
    case "copy verified":
      await copyNewBytesVerified(world.request());
      return;
    case "rewrite":
      return world.write(
        Buffer.concat([fs.readFileSync(world.source).subarray(0, step.keep), Buffer.from(step.text)]),
      );
    case "compress":
      for (const generation of generations) {
        const dir = generationPath(world.rawDir, "main", generation);
        await compressSegments({ dir, unchangedSinceMs: Number.POSITIVE_INFINITY });
      }
      return;
    case "lose the ledger":
      for (const generation of generations)
        fs.rmSync(world.path("segments.jsonl", generation), { force: true });
  }
}

describe("raw copies", () => {
  test("whatever happens to the transcript, every generation reads back as the bytes it was a copy of", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (steps) => {
        await using world = createRawWorld();
        world.write("");
        // What the transcript has ever been: a generation must be the beginning of one of these.
        const texts: Buffer[] = [];
        for (const step of steps) {
          await run(world, step);
          texts.push(fs.readFileSync(world.source));
        }
        const last = await copyNewBytesVerified(world.request());
        for (const generation of world.generations()) {
          const { bytes, losses } = world.read(generation);
          expect(losses).toEqual([]);
          const isCopy = texts.some((text) => text.subarray(0, bytes.length).equals(bytes));
          expect(isCopy, `generation ${generation} of ${steps.length} steps`).toBe(true);
        }
        if (last.end > 0) expect(world.read(last.generation).bytes).toEqual(fs.readFileSync(world.source));
      }),
      { numRuns: 40 },
    );
  });
});
