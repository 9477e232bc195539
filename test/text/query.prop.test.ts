import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "../../lib/text/fold.ts";
import { hasLiteral } from "../../lib/text/highlight.ts";
import { parseQuery, type QueryTerm } from "../../lib/text/query.ts";
import { lex } from "../../lib/text/tokenise.ts";
import { anyText, atoms, cjkRun, containsPhrase } from "./arbitraries.ts";

function expectFound(text: string, term: QueryTerm): void {
  const { main, marks, characters } = lex(text);
  const where = [...main.split(" "), "", ...characters.split(" "), "", ...marks];
  expect({ term, where, isFound: containsPhrase(where, term.tokens, term.isPrefix) }).toMatchObject({
    isFound: true,
  });
  for (const mark of term.marks) expect(marks).toContain(mark);
}

const asked = (query: string) => parseQuery(query).terms.filter((term) => !term.isExcluded);

describe("parseQuery", () => {
  it("takes any text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { terms, isEmpty } = parseQuery(text);
        expect(isEmpty).toBe(terms.length === 0);
        for (const term of terms) expect(term.tokens).not.toHaveLength(0);
      }),
      { numRuns: 500 },
    );
  });

  it("finds every piece of a text, unquoted", () => {
    fc.assert(
      fc.property(atoms, atoms, atoms, (before, piece, after) => {
        const text = `${before.join("")} ${piece.join("")} ${after.join("")}`;
        for (const term of asked(piece.join(""))) {
          expectFound(text, term);
          if (term.literal !== undefined) expect(hasLiteral(foldText(text), term.literal)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("finds every piece of a text as a phrase, cut inside unspaced runs too", () => {
    fc.assert(
      fc.property(cjkRun, atoms, cjkRun, (before, piece, after) => {
        const quoted = piece.join("").replace(/["\n]/g, " ");
        const text = `${before}${quoted}${after}`;
        for (const term of asked(`"${quoted}"`)) {
          expectFound(text, term);
          if (term.literal !== undefined) expect(hasLiteral(foldText(text), term.literal)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("asks for every substring of a run by terms that the run holds", () => {
    fc.assert(
      fc.property(cjkRun, fc.nat(), fc.nat(), (run, from, length) => {
        const chars = [...run];
        const start = from % chars.length;
        const query = chars.slice(start, start + 1 + (length % (chars.length - start))).join("");
        expect(asked(query)).not.toHaveLength(0);
        for (const term of asked(query)) expectFound(`x${run}.`, term);
      }),
      { numRuns: 500 },
    );
  });
});
