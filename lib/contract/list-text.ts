/** A list of texts as one line, which is how a user types it and how the client hands over an option with several values. */

export function parseListText(text: string): string[] {
  return splitAtCommas(text)
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/** A comma inside braces separates nothing: `client-{a,b}` is one item. Braces that are never closed are plain characters. */
export function splitAtCommas(text: string): string[] {
  const items: string[] = [];
  let item = "";
  let depth = 0;
  for (const character of text) {
    if (character === "{") depth++;
    else if (character === "}" && depth > 0) depth--;
    if (character === "," && depth === 0) {
      items.push(item);
      item = "";
    } else item += character;
  }
  return depth > 0 ? text.split(",") : [...items, item];
}
