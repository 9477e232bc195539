/**
 * Replaces secrets by `[redacted:kind]`: a small, fast set of patterns for everything that leaves the store.
 * Precision first: hashes, uuids, code and prose stay. Linear in the text, and idempotent.
 */
import { redactAssigned } from "./redact-assigned.ts";
import { redactPrivateKeys } from "./redact-private-keys.ts";
import { REDACT_RULES } from "./redact-rules.ts";

export function redact(text: string): string {
  let result = redactPrivateKeys(text);
  for (const { kind, hint, pattern, keepsGroup } of REDACT_RULES) {
    if (result.includes(hint))
      result = result.replace(pattern, `${keepsGroup ? "$1" : ""}[redacted:${kind}]`);
  }
  return redactAssigned(result);
}
