import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXITS, readCopies } from "./exits.ts";
import { makePlantedWorld, type PlantedWorld } from "./planted-world.ts";
import { findLeaks, PRIVATE_PARTS, SECRETS, SURROUNDINGS } from "./secrets.ts";

type Spelling = (secret: string) => string;

const ESC = "\x1b";
const inMiddle =
  (unseen: string): Spelling =>
  (secret) => {
    const middle = secret.length >> 1;
    return secret.slice(0, middle) + unseen + secret.slice(middle);
  };
/** How tools and people break a secret without a reader noticing: colours, and characters that have no width. */
const UNSEEN_SPELLINGS: readonly Spelling[] = [
  (secret) => `${ESC}[32m${secret}${ESC}[0m`,
  inMiddle(`${ESC}[1;33m`),
  inMiddle("\u200b"),
  (secret) => `\u2066${secret}\u2069`,
  inMiddle("\u00ad"),
];

const WORLDS: Readonly<Record<string, (secret: string, at: number) => string>> = {
  "as it is": (secret) => secret,
  "with what a reader does not see": (secret, at) =>
    (UNSEEN_SPELLINGS[at % UNSEEN_SPELLINGS.length] as Spelling)(secret),
};

const surroundings = Object.values(SURROUNDINGS);

describe.each(Object.entries(WORLDS))("F49: a secret %s", (_, spell) => {
  /** Each kind, in one surrounding after the other. */
  const planted = SECRETS.map(({ text }, at) => {
    const spelled = spell(text, at);
    return surroundings[at % surroundings.length]?.(spelled) ?? spelled;
  });
  const short = SECRETS.map(({ text }, at) => ({ text, spelled: spell(text, at) }))
    .filter(({ text }) => text.length < 120 && !/[\n/]/.test(text))
    .map(({ spelled }) => spelled);

  let world: PlantedWorld;
  beforeAll(async () => {
    world = await makePlantedWorld({
      prompts: [
        ...[0, 1, 2, 3].map((rest) => planted.filter((_, at) => at % 4 === rest).join("\n")),
        ...PRIVATE_PARTS.map(({ text }) => text),
      ],
      calls: planted,
      paths: short.slice(0, 12),
      texts: short.slice(0, 3),
      proposals: [
        { name: "staging", description: "How to deploy", body: `Deploy with ${planted[0]}.` },
        { name: `deploy with ${short[0]}`, description: `Use ${short[1]}`, body: "Deploy by hand." },
      ],
      memories: short.slice(3, 8).map((secret) => ({ name: `key ${secret}`, body: `Use ${secret} there.` })),
    });
  }, 120_000);
  afterAll(() => world?.[Symbol.dispose]());

  it.each(EXITS)("does not leave by $name", async ({ read, mayBeEmpty }) => {
    const left = await read(world);
    if (mayBeEmpty !== true) expect(left.trim()).not.toBe("");
    expect(findLeaks(asSeen(left), [...SECRETS, ...PRIVATE_PARTS])).toEqual([]);
  });

  it("lies in the copies, from where it could have left", () => {
    const leaks = findLeaks(asSeen(readCopies(world)));
    expect(leaks).toEqual(SECRETS.map(({ kind }) => kind));
  });
});

/** As a reader sees it: also what a text of JSON escapes is not seen once a program prints it. */
function asSeen(text: string): string {
  return (
    text
      .replace(/\\{1,15}u(001b|009b|200[b-f]|20[26][0-9a-f]|00ad|feff)/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
      // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what it is for
      .replace(/(?:\x1b\[|\x9b)[\d;]*[A-Za-z]/g, "")
      .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
  );
}
