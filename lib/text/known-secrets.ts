/** The secrets in a text, as they stand there: what `redact` would replace. */
import { findSecrets } from "./secrets/find-secrets.ts";

export function findKnownSecrets(text: string): string[] {
  return findSecrets(text).map(({ start, end }) => text.slice(start, end));
}
