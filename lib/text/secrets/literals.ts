/** Finds many literals in one pass over a text, where a search for each would read the text as often as there are literals. */

/** Of each literal that stands in the text: where. */
export type Places = ReadonlyMap<string, readonly number[]>;

export function searchFor(literals: readonly string[]): (text: string) => Places {
  const wanted = [...new Set(literals)];
  const byFirst = new Map<string, string[]>();
  for (const literal of wanted) {
    const first = literal.charAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), literal]);
  }
  // What begins with another of them need not be told from it here.
  const starts = wanted.filter(
    (literal) => !wanted.some((one) => one !== literal && literal.startsWith(one)),
  );
  // One character a match: the next literal may begin within this one.
  const pattern = new RegExp(`(?=${starts.map(escapeSigns).join("|")})[^]`, "g");
  return (text) => {
    const places = new Map<string, number[]>();
    pattern.lastIndex = 0;
    while (pattern.test(text)) {
      const at = pattern.lastIndex - 1;
      for (const literal of byFirst.get(text.charAt(at)) ?? []) {
        if (!text.startsWith(literal, at)) continue;
        const known = places.get(literal);
        if (known === undefined) places.set(literal, [at]);
        else known.push(at);
      }
    }
    return places;
  };
}

function escapeSigns(literal: string): string {
  return literal.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
