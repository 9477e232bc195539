import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lex, tokenise } from "../../lib/text/tokenise.ts";
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

  it("for every single character, as the beginning of a token", () => {
    fc.assert(
      fc.property(cjkRun, atoms, (run, before) => {
        const tokens = words(before.join(" ") + run);
        return [...run].every((char) => tokens.some((token) => token.startsWith(char)));
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
