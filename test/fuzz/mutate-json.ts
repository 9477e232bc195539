/** Changes a JSON text as a whole: other types, doubled keys, deep nesting, huge numbers. Of lines, one is changed. */
import type { Random } from "./random.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A value of every other type, and the edges of its own. */
const VALUES: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  -1e308,
  2 ** 53,
  1.5,
  "",
  "x",
  "\ud800",
  "\u0000",
  "2026-01-15T10:00:00.000Z",
  "+275760-09-13T00:00:00.001Z",
  "0",
  [],
  [null],
  [[]],
  {},
  { type: "text" },
  { __proto__: null },
];
const DEPTHS = [10, 200, 20_000];

export function mutateJson(text: string, random: Random): string {
  const lines = text.split("\n");
  const at = random.below(lines.length);
  const value = parse(lines[at] ?? "");
  if (value === undefined) return text;
  lines[at] = renderOrKeep(changeAt(value, random), random) ?? lines[at] ?? "";
  return lines.join("\n");
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // Already damaged: other changes go on from there.
    return undefined;
  }
}

function changeAt(value: Json, random: Random): Json {
  if (typeof value !== "object" || value === null || random.oneIn(8)) return change(value, random);
  if (Array.isArray(value)) {
    if (value.length === 0) return change(value, random);
    const at = random.below(value.length);
    return value.map((item, index) => (index === at ? changeAt(item, random) : item));
  }
  const keys = Object.keys(value);
  if (keys.length === 0) return change(value, random);
  const key = random.pick(keys);
  if (random.oneIn(10)) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  if (random.oneIn(12))
    return { ...value, [random.pick(["uuid", "v", "hooks", "x".repeat(300)])]: random.pick(VALUES) };
  return { ...value, [key]: changeAt(value[key] as Json, random) };
}

function change(value: Json, random: Random): Json {
  switch (random.below(6)) {
    case 0:
      return typeof value === "string" ? value.repeat(1 + random.below(60)) : random.pick(VALUES);
    case 1:
      return [value, value];
    case 2:
      return { value };
    case 3:
      if (typeof value === "string") return random.below(1e9);
      // Arrays 5,000 deep have no text: making one calls itself at every level.
      return typeof value === "object" && value !== null ? "[object]" : String(value);
    default:
      return random.pick(VALUES);
  }
}

/** JSON.parse reads deeper nesting than JSON.stringify writes: such a line stays as it is. */
function renderOrKeep(value: Json, random: Random): string | undefined {
  try {
    return render(value, random);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** As text again; sometimes with what JSON.stringify never writes. */
function render(value: Json, random: Random): string {
  const text = JSON.stringify(value);
  switch (random.below(12)) {
    case 0:
      return text.replace(/^\{("[^"]{1,40}":)/, "{$1null,$1");
    case 1:
      return text.replace(/\d+(?=[,}\]])/, "1e400");
    case 2:
      return text.replace(/null|true|""/, nested(random.pick(DEPTHS)));
    case 3:
      return text.replaceAll(",", " ,\t").replaceAll(":", " : ");
    case 4:
      return text.replace(/[a-z]/, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`);
    default:
      return text;
  }
}

function nested(depth: number): string {
  return "[".repeat(depth) + "]".repeat(depth);
}
