/** The secrets in a text, as they stand there: what `redact` would replace. */
import { redact } from "./redact.ts";

const BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----/g;
const END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----/g;
/** Between the two; further apart they are no key's. */
const MAX_KEY_CHARS = 20_000;
const MARK = /\[redacted:[\w-]+\]/;
/** A longer line is data of a machine's: looked through in pieces. */
const MAX_LINE_CHARS = 20_000;

export function findKnownSecrets(text: string): string[] {
  const { keys, rest } = splitKeys(text);
  const lines = rest.split("\n").flatMap(piecesOf);
  return [...keys, ...lines.flatMap(secretsOfLine)];
}

interface SplitText {
  keys: string[];
  rest: string;
}

/** Beginnings and ends are gone through side by side, each once: many beginnings may have no end. */
function splitKeys(text: string): SplitText {
  const ends = [...text.matchAll(END)];
  const keys: string[] = [];
  let rest = "";
  let from = 0;
  let next = 0;
  for (const begin of text.matchAll(BEGIN)) {
    const bodyStart = begin.index + begin[0].length;
    while ((ends[next]?.index ?? Number.POSITIVE_INFINITY) <= bodyStart) next++;
    const end = ends[next];
    if (end === undefined) break;
    if (begin.index < from || end.index > bodyStart + MAX_KEY_CHARS) continue;
    rest += text.slice(from, begin.index);
    from = end.index + end[0].length;
    keys.push(text.slice(begin.index, from));
  }
  return { keys, rest: rest + text.slice(from) };
}

function piecesOf(line: string): string[] {
  if (line.length <= MAX_LINE_CHARS) return [line];
  const count = Math.ceil(line.length / MAX_LINE_CHARS);
  return Array.from({ length: count }, (_, at) => line.slice(at * MAX_LINE_CHARS, (at + 1) * MAX_LINE_CHARS));
}

/** What stands between the parts that stay. */
function secretsOfLine(line: string): string[] {
  if (MARK.test(line)) return [];
  const redacted = redact(line);
  if (redacted === line) return [];
  const kept = redacted.split(MARK);
  const pattern = kept.map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("([\\s\\S]+?)");
  return (new RegExp(`^${pattern}$`).exec(line) ?? []).slice(1);
}
