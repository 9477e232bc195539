/** A list of texts as one line, which is how a user types it and how the client hands over an option with several values. */

export function parseListText(text: string): string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}
