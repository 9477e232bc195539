/** The secrets in a text, as they stand there: what `redact` would replace. */
import { redact } from "./redact.ts";

const PRIVATE_KEY =
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----[\s\S]{1,20000}?-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----/g;
const MARK = /\[redacted:[\w-]+\]/;
/** A longer line is data of a machine's: looked through in pieces. */
const MAX_LINE_CHARS = 20_000;

export function findKnownSecrets(text: string): string[] {
  const keys = Array.from(text.matchAll(PRIVATE_KEY), ([key]) => key);
  const rest = text.replace(PRIVATE_KEY, "");
  const lines = rest.split("\n").flatMap(piecesOf);
  return [...keys, ...lines.flatMap(secretsOfLine)];
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
