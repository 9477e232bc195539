/** The one door to what counts as a secret: most texts hold none and are told apart cheaply. */
import { type FoundSecret, findSecretsIn } from "./find.ts";
import { mayHoldSecret } from "./gate.ts";

/** Sorted, in places of the text as given, and none overlaps another. */
export function findSecrets(text: string): FoundSecret[] {
  return mayHoldSecret(text) ? findSecretsIn(text) : [];
}
