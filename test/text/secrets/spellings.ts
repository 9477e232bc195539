/** How a text may be spelled so that its reader sees the same secret. Each puts what hides it into the secret's own middle. */

const ESC = "\x1b";

export interface Spelled {
  text: string;
  core: string;
}

export type Spell = (text: string, core: string) => string;

/** The text with its core rewritten. */
const within =
  (rewrite: (core: string) => string): Spell =>
  (text, core) =>
    text.replaceAll(core, () => rewrite(core));
const middle = (core: string): number => core.length >> 1;
const at = (core: string, piece: string): string =>
  core.slice(0, middle(core)) + piece + core.slice(middle(core));

const full = (text: string): string =>
  [...text]
    .map((char) => (/[\w.:/=+@-]/.test(char) ? String.fromCharCode(char.charCodeAt(0) + 0xfee0) : char))
    .join("");

export const SPELLINGS: Readonly<Record<string, Spell>> = {
  plain: (text) => text,
  "coloured in front": within((core) => `${ESC}[32m${core}`),
  "coloured around": (text) => `${ESC}[1;32m${text}${ESC}[0m`,
  "coloured in the middle": within((core) => at(core, `${ESC}[31m`)),
  "with printed colours": (text, core) =>
    text.replaceAll(core, () => at(core, "\\u001b[32m")).replace(/^/, "\\x1b[1m"),
  "with printed colours of a shell": within((core) => at(core, "\\033[0m")),
  "with zero-width characters": within((core) => at(core, "\u200b")),
  "with an escaped zero-width character": within((core) => at(core, "\\u200b")),
  "with a soft hyphen and a joiner": within((core) => at(core, "\u00ad\u2060")),
  "in JSON": (text) => JSON.stringify({ a: text }),
  "in JSON in JSON": (text) => JSON.stringify({ a: JSON.stringify({ b: text }) }),
  "in JSON three deep": (text) => JSON.stringify([JSON.stringify([JSON.stringify({ b: text })])]),
  "coloured in JSON": (text, core) =>
    JSON.stringify({ a: text.replaceAll(core, () => at(core, `${ESC}[31m`)) }),
  "URL-encoded": (text) => encodeURIComponent(text),
  "in full width": within(full),
  "in full width in JSON": (text, core) =>
    JSON.stringify({
      a: text.replaceAll(core, () => full(core)),
      b: text.replaceAll(core, () => full(core)),
    }),
  "at the end of a sentence": (text) => `Please use ${text}.`,
  "at the end of a Chinese sentence": (text) => `请使用 ${text}。`,
  "glued to Chinese": (text) => `请用${text}，然后继续`,
  "glued to Japanese": (text) => `これ${text}です`,
  "in the middle of lines": (text) => `first line\n${text}\nlast line`,
};

/** What a terminal, a mail, a diff or a listing puts at the break. */
export const WRAPS: Readonly<Record<string, string>> = {
  "broken by a terminal": "\n",
  "broken by Windows": "\r\n",
  "broken and indented": "\n    ",
  "broken in a mail": "\n> ",
  "broken by a shell": "\\\n",
  "broken in a diff": "\n+",
  "broken in a listing": "\n   12\u2192",
  "broken in a frame": "\n\u2502 ",
};

export const wrap =
  (gap: string): Spell =>
  (text, core) =>
    text.replaceAll(core, () => at(core, gap));
