import fc from "fast-check";
import { expect, test } from "vitest";
import type { Entry } from "../../lib/contract/turn.ts";
import { orderEntries } from "../../lib/transcript/order.ts";
import { assembleTurn } from "../../lib/transcript/turns.ts";
import { wildEntries } from "./entries.ts";

const shuffled = wildEntries.chain((entries) =>
  fc.tuple(
    fc.constant(entries),
    fc.shuffledSubarray([...entries, ...entries], { minLength: entries.length * 2 }),
  ),
);

test("a turn is the same for any order and number of its entries", () => {
  fc.assert(
    fc.property(shuffled, ([entries, others]) => {
      expect(assembleTurn(others)).toEqual(assembleTurn(entries));
    }),
    { numRuns: 300 },
  );
});

test("every entry has one place, after its parents unless they stand in a circle", () => {
  fc.assert(
    fc.property(wildEntries, (entries) => {
      const ordered = orderEntries(entries);
      const uuids = ordered.map(({ uuid }) => uuid);
      expect([...uuids].sort()).toEqual([...new Set(entries.map(({ uuid }) => uuid))].sort());
      const byUuid = new Map(ordered.map((one) => [one.uuid, one]));
      for (const one of ordered) {
        if (isInCircle(one, byUuid) || one.otherParents !== undefined || one.parent === null) continue;
        const place = uuids.indexOf(one.parent);
        expect(place).toBeLessThan(uuids.indexOf(one.uuid));
      }
    }),
    { numRuns: 300 },
  );
});

/** True also for what hangs below a circle. */
function isInCircle(start: Entry, byUuid: ReadonlyMap<string, Entry>): boolean {
  const seen = new Set<string>();
  const waiting = [start];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const parents = [one.parent, ...(one.otherParents ?? [])].map((uuid) => byUuid.get(uuid ?? ""));
    for (const parent of parents) {
      if (parent === undefined) continue;
      if (parent.uuid === start.uuid || seen.has(parent.uuid)) return true;
      waiting.push(parent);
    }
    seen.add(one.uuid);
  }
  return false;
}
