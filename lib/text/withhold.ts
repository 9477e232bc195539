/** What every text goes through that leaves the store: what the user marked as private is taken out, secrets are replaced. */
import { stripPrivate } from "./private.ts";
import { redact } from "./redact.ts";

export function withhold(text: string): string {
  return redact(stripPrivate(text));
}
