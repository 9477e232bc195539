/** Text with SGR colour sequences as runs of equal look. Colours are the sixteen of the theme, so that both themes stay legible. */

export interface Run {
  text: string;
  /** Names of looks: "bold", "fg-1", "bg-12" ... */
  looks: readonly string[];
}

interface State {
  bold: boolean;
  dim: boolean;
  italic: boolean;
  underline: boolean;
  inverse: boolean;
  strike: boolean;
  fg: number | undefined;
  bg: number | undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what it is for
const SEQUENCE = /\x1b\[([0-9;:]{0,64})m/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what is left of a cut sequence is no text
const STRAY = /\x1b(?:\[[0-9;:]*)?/g;

export function parseAnsi(text: string): Run[] {
  const runs: Run[] = [];
  const state = plainState();
  let at = 0;
  const add = (end: number): void => {
    const piece = text.slice(at, end).replace(STRAY, "");
    if (piece !== "") runs.push({ text: piece, looks: looksOf(state) });
  };
  for (const match of text.matchAll(SEQUENCE)) {
    add(match.index);
    applyCodes(state, match[1] ?? "");
    at = match.index + match[0].length;
  }
  add(text.length);
  return runs;
}

function plainState(): State {
  return {
    bold: false,
    dim: false,
    italic: false,
    underline: false,
    inverse: false,
    strike: false,
    fg: undefined,
    bg: undefined,
  };
}

/** On and off by code; colours are handled apart. */
const SWITCHES: Readonly<Record<number, Partial<State>>> = {
  1: { bold: true },
  2: { dim: true },
  3: { italic: true },
  4: { underline: true },
  7: { inverse: true },
  9: { strike: true },
  21: { underline: true },
  22: { bold: false, dim: false },
  23: { italic: false },
  24: { underline: false },
  27: { inverse: false },
  29: { strike: false },
  39: { fg: undefined },
  49: { bg: undefined },
};

function applyCodes(state: State, codes: string): void {
  const numbers = codes.split(/[;:]/).map(Number);
  for (let at = 0; at < numbers.length; at++) {
    const code = numbers[at] ?? 0;
    if (code === 0) Object.assign(state, plainState());
    else if (code === 38 || code === 48) {
      const { colour, used } = readExtended(numbers.slice(at + 1));
      state[code === 38 ? "fg" : "bg"] = colour;
      at += used;
    } else Object.assign(state, SWITCHES[code] ?? colourOf(code));
  }
}

function colourOf(code: number): Partial<State> {
  if (code >= 30 && code <= 37) return { fg: code - 30 };
  if (code >= 90 && code <= 97) return { fg: code - 82 };
  if (code >= 40 && code <= 47) return { bg: code - 40 };
  if (code >= 100 && code <= 107) return { bg: code - 92 };
  return {};
}

/** `5;n` of 256 colours, `2;r;g;b` of all: the nearest of the sixteen. */
function readExtended(rest: readonly number[]): { colour: number | undefined; used: number } {
  const [mode, a = 0, b = 0, c = 0] = rest;
  if (mode === 5) return { colour: nearestOf256(a), used: 2 };
  if (mode === 2) return { colour: nearest(a, b, c), used: 4 };
  return { colour: undefined, used: rest.length };
}

function nearestOf256(code: number): number {
  if (code < 16) return code;
  if (code >= 232) {
    const level = 8 + (code - 232) * 10;
    return nearest(level, level, level);
  }
  const cube = code - 16;
  const level = (step: number) => (step === 0 ? 0 : 55 + step * 40);
  return nearest(level(Math.floor(cube / 36)), level(Math.floor(cube / 6) % 6), level(cube % 6));
}

/** The eight hues by which channels are strong, bright where the colour is. */
function nearest(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  if (most - least < 32) return most < 64 ? 0 : most < 144 ? 8 : most < 224 ? 7 : 15;
  const threshold = (most + least) / 2;
  const hue = (red >= threshold ? 1 : 0) | (green >= threshold ? 2 : 0) | (blue >= threshold ? 4 : 0);
  return most > 200 ? hue + 8 : hue;
}

function looksOf(state: State): string[] {
  const { fg, bg, inverse } = state;
  const switches = (["bold", "dim", "italic", "underline", "strike"] as const).filter((name) => state[name]);
  // Swapped colours would need both to be known: a frame says as much.
  const colours = [
    fg === undefined ? "" : `fg-${fg}`,
    bg === undefined ? "" : `bg-${bg}`,
    inverse ? "inverse" : "",
  ];
  return [...switches, ...colours.filter((name) => name !== "")];
}
