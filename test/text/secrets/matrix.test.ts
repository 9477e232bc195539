import { describe, expect, it } from "vitest";
import { redact } from "../../../lib/text/redact.ts";
import { EXAMPLES } from "./examples.ts";
import { NAMED_FORMS } from "./named-forms.ts";
import { SPELLINGS, type Spell, WRAPS, wrap } from "./spellings.ts";

/** A part as long as this tells enough of a token to count as it; of a password, which is shorter, half. */
const TELLING = 12;
const TELLING_PASSWORD = 6;

/** Every part of the core, in the order of its characters, with whatever stands between them. */
function isTold(redacted: string, core: string): boolean {
  const seen = redacted
    .normalize("NFKC")
    .replace(/\\u200b|\\u001b\[\d+m|\\033\[0m|%..|[^!-~]/g, "")
    .replace(/\[redacted:[\w-]+\]/g, "\u0001");
  const length = core.length > 16 ? TELLING : TELLING_PASSWORD;
  for (let at = 0; at + length <= core.length; at++)
    if (seen.includes(core.slice(at, at + length))) return true;
  return false;
}

interface Case {
  name: string;
  text: string;
  core: string;
  not?: readonly string[];
}

const CASES: Case[] = [
  ...EXAMPLES.map(({ kind, text, core }, at) => ({ name: `${kind} ${at}`, text, core })),
  ...NAMED_FORMS.map(({ form, ...rest }, at) => ({ name: `${form} ${at}`, ...rest })),
];

function leaksOf(cases: readonly Case[], name: string, spell: Spell): string[] {
  return cases.flatMap(({ name: of, text, core, not = [] }) => {
    if (not.includes(name)) return [];
    const spelled = spell(text, core);
    const redacted = redact(spelled);
    return isTold(redacted, core) ? [`${of}: ${redacted}`] : [];
  });
}

describe("no part of a secret is left", () => {
  it.each(Object.entries(SPELLINGS))("%s", (name, spell) => {
    expect(leaksOf(CASES, name, spell)).toEqual([]);
  });

  it.each(Object.entries(WRAPS))("%s", (name, gap) => {
    const tokens = CASES.slice(0, EXAMPLES.length);
    expect(leaksOf(tokens, name, wrap(gap))).toEqual([]);
  });
});

it("holds at least 250 kinds and shapes", () => {
  expect(CASES.length).toBeGreaterThanOrEqual(250);
  expect(new Set(CASES.map(({ text }) => text)).size).toBe(CASES.length);
});
