import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXITS, readCopies } from "./exits.ts";
import { makePlantedWorld, type PlantedWorld } from "./planted-world.ts";
import { findLeaks, PRIVATE_PARTS, SECRETS, SURROUNDINGS } from "./secrets.ts";

const surroundings = Object.values(SURROUNDINGS);
/** Each kind, in one surrounding after the other. */
const planted = SECRETS.map(({ text }, at) => surroundings[at % surroundings.length]?.(text) ?? text);

let world: PlantedWorld;
beforeAll(async () => {
  const short = SECRETS.filter(({ text }) => text.length < 120 && !/[\n/]/.test(text)).map(
    ({ text }) => text,
  );
  world = await makePlantedWorld({
    prompts: [
      ...[0, 1, 2, 3].map((rest) => planted.filter((_, at) => at % 4 === rest).join("\n")),
      ...PRIVATE_PARTS.map(({ text }) => text),
    ],
    calls: planted,
    paths: short.slice(0, 12),
    texts: short.slice(0, 3),
    proposals: [{ name: "staging", description: "How to deploy", body: `Deploy with ${planted[0]}.` }],
  });
}, 120_000);
afterAll(() => world?.[Symbol.dispose]());

describe("F49: no secret and no private part leaves by", () => {
  it.each(EXITS)("$name", async ({ read, mayBeEmpty }) => {
    const left = await read(world);
    if (mayBeEmpty !== true) expect(left.trim()).not.toBe("");
    expect(findLeaks(left, [...SECRETS, ...PRIVATE_PARTS])).toEqual([]);
  });
});

it("all of it lies in the copies, from where it could have left", () => {
  const copies = readCopies(world);
  expect(findLeaks(copies)).toEqual(SECRETS.map(({ kind }) => kind));
});
