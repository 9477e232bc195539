/**
 * Replaces secrets by `[redacted:kind]`, in everything that leaves the store. Precision first: hashes, uuids, code and prose
 * stay. Linear in the text, and idempotent. lib/text/secrets says what counts as a secret.
 */
import { findSecrets } from "./secrets/find-secrets.ts";

export function redact(text: string): string {
  const found = findSecrets(text);
  if (found.length === 0) return text;
  const parts: string[] = [];
  let from = 0;
  for (const { kind, start, end } of found) {
    parts.push(text.slice(from, start), `[redacted:${kind}]`);
    from = end;
  }
  return parts.join("") + text.slice(from);
}
