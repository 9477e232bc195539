/**
 * Every kind and shape of secret, in every spelling, through real hooks, worker and commands: which of them leaves by which
 * exit? Each world plants all kinds, each in another spelling; so many worlds as there are spellings plant every pair.
 */
import { EXITS } from "../../exits/exits.ts";
import { makePlantedWorld, type PlantedWorld } from "../../exits/planted-world.ts";
import { EXAMPLES } from "../../text/secrets/examples.ts";
import { NAMED_FORMS } from "../../text/secrets/named-forms.ts";
import { SPELLINGS, WRAPS, wrap } from "../../text/secrets/spellings.ts";

export interface SecretsResult {
  spelling: string;
  planted: number;
  exits: number;
  leaks: string[];
}

interface Planted {
  name: string;
  spelling: string;
  text: string;
  core: string;
}

/** A part as long as this tells enough of a token to count as it; a shorter secret must be seen whole. */
const TELLING_CHARS = 12;

const FORMS = [
  ...EXAMPLES.map(({ kind, text, core }, at) => ({ name: `${kind} ${at}`, text, core, not: [] })),
  // One value stands in several forms: what leaked would not tell which of them it was, and that is no matter.
  ...NAMED_FORMS.map(({ form, text, core, not = [] }, at) => ({ name: `${form} ${at}`, text, core, not })),
];
/** Broken lines are for what is known by its form; a name ends with its line. */
const SPELLED = [
  ...Object.entries(SPELLINGS).map(([name, spell]) => ({ name, spell, forms: FORMS.length })),
  ...Object.entries(WRAPS).map(([name, gap]) => ({ name, spell: wrap(gap), forms: EXAMPLES.length })),
];

/** `worlds` of them, evenly spread over the spellings. */
export async function* runSecrets(worlds: number = SPELLED.length): AsyncGenerator<SecretsResult[]> {
  for (let turn = 0; turn < worlds; turn++) {
    const shift = Math.floor((turn * SPELLED.length) / worlds);
    const planted = FORMS.flatMap(({ name, text, core, not }, at): Planted[] => {
      const spelling = SPELLED[(at + shift) % SPELLED.length];
      if (spelling === undefined || at >= spelling.forms || not.includes(spelling.name)) return [];
      return [{ name, core, spelling: spelling.name, text: spelling.spell(text, core) }];
    });
    using world = await makePlantedWorld(plantsOf(planted));
    yield await readExits(world, planted);
  }
}

/** A prompt of each is kept to its first thousand characters in the log, a command to two hundred: calls hold one each. */
function plantsOf(planted: readonly Planted[]): Parameters<typeof makePlantedWorld>[0] {
  const texts = planted.map(({ text }) => text);
  const short = texts.filter((text) => text.length < 100 && !/[\n/\0]/.test(text));
  const chunks = Array.from({ length: 24 }, (_, part) =>
    texts.filter((_, at) => at % 24 === part).join("\n"),
  );
  return {
    prompts: chunks,
    calls: texts,
    paths: short.slice(0, 12),
    texts: short.slice(0, 3),
    proposals: short
      .slice(3, 23)
      .map((text) => ({ name: `use ${text}`, description: `With ${text}`, body: text })),
    memories: short.slice(23, 43).map((text) => ({ name: `key ${text}`, body: `Use ${text} there.` })),
  };
}

async function readExits(world: PlantedWorld, planted: readonly Planted[]): Promise<SecretsResult[]> {
  const results = new Map<string, SecretsResult>();
  for (const { spelling } of planted) {
    const known = results.get(spelling);
    if (known === undefined) results.set(spelling, { spelling, planted: 1, exits: EXITS.length, leaks: [] });
    else known.planted += 1;
  }
  const find = createFinder(planted);
  for (const { name, read } of EXITS) {
    for (const leak of find(await read(world)))
      results.get(leak.spelling)?.leaks.push(`${leak.name} (${leak.spelling}) leaves by ${name}`);
  }
  return [...results.values()];
}

/** One look at every place of a text: an exit has megabytes, and there are thousands of parts. */
function createFinder(planted: readonly Planted[]): (text: string) => Set<Planted> {
  const tellers = new Map<string, Planted>();
  const lengths = new Set<number>();
  for (const one of planted) {
    const length = Math.min(one.core.length, TELLING_CHARS);
    lengths.add(length);
    for (let at = 0; at + length <= one.core.length; at++) tellers.set(one.core.slice(at, at + length), one);
  }
  return (text) => {
    const seen = asSeen(text);
    const found = new Set<Planted>();
    for (const length of lengths) {
      for (let at = 0; at + length <= seen.length; at++) {
        const one = tellers.get(seen.slice(at, at + length));
        if (one !== undefined) found.add(one);
      }
    }
    return found;
  };
}

/** As its reader sees it, however the exit prints it. */
function asSeen(text: string): string {
  return text
    .replaceAll("\x1b", "\\x1b")
    .normalize("NFKC")
    .replace(/\\{1,15}u(?:200b|00ad|2060|001b\[[\d;]*m)|\\{1,15}(?:x1b|033|e)\[[\d;]*m/g, "")
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2069\ufeff]/g, "");
}
