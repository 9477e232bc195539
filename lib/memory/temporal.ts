/**
 * The temporal gate: whether a candidate holds beyond the task at hand, by what its sentences say. "Temporarily use port
 * 8081" does not; "never store temporary files in /tmp" does. A date until which it holds becomes its expiry.
 */
import type { Candidate } from "../contract/memory.ts";
import { isExpired } from "./catalogue.ts";
import { isOneOff } from "./rules.ts";
import { splitSentences } from "./sentences.ts";

export type TemporalVerdict = { holds: true; expires?: string } | { holds: false };

const UNTIL_DATE = [
  /\b(?:until|till|through|up to)\s+(\d{4}-\d{2}-\d{2})\b/i,
  /(?:到|至|直到)\s*(\d{4}-\d{2}-\d{2})/,
  /(\d{4}-\d{2}-\d{2})\s*(?:まで|为止|之前)/,
];

export function judgeTime(candidate: Candidate, nowMs: number): TemporalVerdict {
  const expires = expiryOf(candidate);
  if (expires !== undefined) return isExpired(expires, nowMs) ? { holds: false } : { holds: true, expires };
  const titles = splitSentences(`${candidate.name}\n${candidate.description}`);
  const [first, ...rest] = splitSentences(candidate.body);
  const isPassing =
    titles.some(isOneOff) || (first !== undefined && isOneOff(first) && !rest.some((one) => !isOneOff(one)));
  return isPassing ? { holds: false } : { holds: true };
}

function expiryOf({ expires, name, description, body }: Candidate): string | undefined {
  if (expires !== undefined && !Number.isNaN(Date.parse(expires))) return expires;
  const text = `${name}\n${description}\n${body}`;
  for (const pattern of UNTIL_DATE) {
    const date = pattern.exec(text)?.[1];
    if (date !== undefined && !Number.isNaN(Date.parse(date))) return date;
  }
  return undefined;
}
