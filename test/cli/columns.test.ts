import fc from "fast-check";
import { expect, it } from "vitest";
import { type Column, joinColumns } from "../../lib/cli/columns.ts";
import { cellWidth } from "../../lib/replay/cells.ts";
import { plainPaint } from "../../lib/replay/paint.ts";

const ROW: Column[] = [
  { text: "3f2a9c1e" },
  { text: "2026-03-01", dispensable: 1 },
  { text: "41 calls", dispensable: 2 },
  { text: "Fix the flaky checkout test 用户身份", minCells: 12 },
];

it.each([
  [80, "3f2a9c1e  2026-03-01  41 calls  Fix the flaky checkout test 用户身份"],
  [60, "3f2a9c1e  2026-03-01  41 calls  Fix the flaky checkout test…"],
  [40, "3f2a9c1e  2026-03-01  Fix the flaky che…"],
  [30, "3f2a9c1e  Fix the flaky check…"],
  [10, "3f2a9c1e"],
])("%i columns", (width, line) => {
  expect(joinColumns(ROW, width, plainPaint)).toBe(line);
});

it("never is wider than asked for", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "用", " ", "🎉"), maxLength: 20 });
  const columns = fc.array(fc.record({ text, dispensable: fc.nat({ max: 3 }) }), { maxLength: 6 });
  fc.assert(
    fc.property(columns, text, fc.integer({ min: 4, max: 100 }), (row, last, width) => {
      expect(
        cellWidth(joinColumns([...row, { text: last, minCells: 5 }], width, plainPaint)),
      ).toBeLessThanOrEqual(width);
    }),
  );
});
