/** What must hold of whatever leaves a door. Each throws with the place that is wrong. */
import { isDeepStrictEqual } from "node:util";
import { LogbookError } from "../../lib/platform/errors.ts";

export class Broken extends Error {
  override name = "Broken";
}

export function must(holds: boolean, what: string): void {
  if (!holds) throw new Broken(what);
}

export function mustEqual(found: unknown, wanted: unknown, what: string): void {
  if (!isDeepStrictEqual(found, wanted)) throw new Broken(`${what}: ${shown(found)} is not ${shown(wanted)}`);
}

const LONE_SURROGATE = /[\ud800-\udfff]/u;

export function mustBeWellFormed(text: string, what: string): void {
  must(!LONE_SURROGATE.test(text), `${what} holds a lone surrogate`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the job
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f]/;

/** A terminal is told nothing but text, and our own colours where `hasColour`. */
export function mustBePlain(text: string, what: string): void {
  const found = CONTROLS.exec(text);
  must(found === null, `${what} holds U+${found?.[0].charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** One opening and one closing fence, with the body between. */
export function mustBeFenced(block: string, what: string): void {
  must((block.match(/<\s*logbook-context/gi) ?? []).length === 1, `${what} has not one opening fence`);
  must((block.match(/<\s*\/\s*logbook-context/gi) ?? []).length === 1, `${what} has not one closing fence`);
  must(block.startsWith("<logbook-context kind="), `${what} does not begin with its fence`);
  must(block.endsWith("\n</logbook-context>"), `${what} does not end with its fence`);
}

/** Runs what may refuse with one of these codes; anything else it throws is a fault. */
export function mayRefuse<T>(codes: readonly string[], run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof LogbookError && codes.includes(error.code)) {
      must(error.message !== "", "a refusal without words");
      return undefined;
    }
    throw error;
  }
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? "undefined").slice(0, 200);
}
