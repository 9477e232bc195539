import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Lexed,
  lex,
  lexByPatterns,
  lexByUnits,
  tokenise,
  tokeniseForIndex,
} from "../../lib/text/tokenise.ts";
import { anyText, atoms, cjkRun, containsPhrase } from "./arbitraries.ts";

const words = (text: string) => tokenise(text).split(" ");

describe("any text", () => {
  it("gives tokens without controls, quotes, capitals or empty ones, of at most 64 bytes and a sigil", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const stream = tokenise(text);
        if (stream === "") return;
        for (const token of stream.split(" ")) {
          expect(token).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}\s"'\p{Lu}]+$/u);
          expect(Buffer.byteLength(token)).toBeLessThanOrEqual(66);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("gives the same words after folding its case, width and form", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(lex(text.normalize("NFD").toLowerCase().normalize("NFKC")).main).toBe(lex(text).main);
      }),
    );
  });
});

describe("the main stream of a piece stands in that of the whole", () => {
  it("for every substring of two or more characters of an unspaced run", () => {
    fc.assert(
      fc.property(cjkRun, atoms, atoms, fc.nat(), fc.nat(), (run, before, after, from, length) => {
        const chars = [...run];
        fc.pre(chars.length >= 2);
        const start = from % (chars.length - 1);
        const piece = chars.slice(start, start + 2 + (length % (chars.length - start - 1))).join("");
        const phrase = words(piece).slice(0, -1);
        expect(containsPhrase(words(before.join("") + run + after.join("")), phrase)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("for every single character, as a token", () => {
    fc.assert(
      fc.property(cjkRun, atoms, (run, before) => {
        const tokens = tokeniseForIndex(before.join(" ") + run).split(" ");
        return [...run].every((char) => tokens.includes(char));
      }),
    );
  });

  it("for whole words", () => {
    fc.assert(
      fc.property(atoms, atoms, atoms, (before, piece, after) => {
        const whole = `${before.join("")} ${piece.join("")} ${after.join("")}`;
        const phrase = lex(piece.join("")).main;
        fc.pre(phrase !== "");
        expect(containsPhrase(lex(whole).main.split(" "), phrase.split(" "))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("reading by patterns", () => {
  /** Whatever has a rule of its own: symbols, sigils, apostrophes with and without suffixes, humps, long words, separators. */
  const piece = fc.constantFrom(
    ...[..."!#$%&*+-./:<=>?@^_|~'\"() \n\0,;`\\aBz09"],
    ...["'s", "'T", "'re", "'sy", "fooBar", "HTTPServer", "Word", "c++", "c#", ".env", "--no", "---"],
    ...[..."—–…“”‘’•·→─✓"],
    ...["’s", "’re", "…x"],
    ...["x".repeat(39), "y".repeat(40), "a+/=".repeat(40)],
  );
  const text = fc.array(piece, { maxLength: 16 }).map((pieces) => pieces.join(""));
  const inOrder = ({ main, parts, marks, characters }: Lexed) => [main, [...parts], [...marks], characters];

  it("gives what reading by units gives, in the same order", () => {
    let read = 0;
    fc.assert(
      fc.property(fc.oneof(text, anyText), (whole) => {
        const found = lexByPatterns(whole);
        if (found === undefined) return;
        read++;
        expect(inOrder(found)).toEqual(inOrder(lexByUnits(whole)));
      }),
      { numRuns: 3000 },
    );
    expect(read).toBeGreaterThan(500);
  });

  it("leaves what is not typeset in ASCII, and words that may be data, to reading by units", () => {
    expect(lexByPatterns("naïve")).toBeUndefined();
    expect(lexByPatterns("a".repeat(40))).toBeUndefined();
  });
});
