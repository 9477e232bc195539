/**
 * Whether a text may hold a secret at all: plain searches and two patterns, which most of what a hook logs does not pass. What judges
 * the rest is a bundle of its own to the hooks, loaded on need.
 */

import { lowerLatin } from "./latin.ts";
import { isWord } from "./words.ts";

/** One of these, in whatever case, stands in every name and context that can tell a secret. */
const HINTS =
  "pass|pwd|secret|key|credential|token|auth|sig|bearer|hook|cookie|curl|mysql|mariadb|redis-cli|login|identified|senha|" +
  "securestring|wpl_|contrase|kennwort|clave|parola|wachtwoord|haslo|l\xf6senord|mdp|rootpw|5432:|smbclient|ldapsearch|sudo -s|zip -|7z |private-lines";
const WIDE_HINTS =
  "парол|ПАРОЛ|Парол|hasło|Hasło|密|口令|秘|令牌|パスワード|暗証|トークン|シークレット|비밀|토큰|암호";

const NAMES = new RegExp(HINTS);
const WIDE_NAMES = WIDE_HINTS.split("|");
/** In capitals alone: `GITHUB_PAT=`. */
const CAPITALS = "PAT=";

/**
 * A token that is known by its form has a run of some length, with a digit or a long one, a shorter one where the line breaks, or begins as few words do; hashes and ids,
 * of hexadecimal digits and hyphens alone, are not tried, and neither are the client's own ids.
 */
const RUN =
  /(?<![\w-])(?=[\w-]{10})(?:(?!(?:toolu|msg|req)_|claude-|[0-9a-f-]{7,64}(?![\w-]))(?:(?=[A-Za-z_-]{0,64}\d)(?:[\w-]{15,512}|[\w-]{10,14}(?=[ \t]{0,4}\\?\r?\n|\\{1,15}[rn]))|[\w-]{30,512}|[\w-]{10,14}(?:…|$))|A(?:KI|SI|RO|ID|BI|CC)A|SCW|NR[A-Z]{2}-|whsec_|gl[a-z]{2,5}-|\d{15})/g;
/** Someone stands before the host. */
const USER = /:\/\/[^\s"<>]{1,300}@/;
/** What can hide a name or a token from the searches above: escape sequences, invisible and full-width characters, and their escapes. */
const HIDING =
  // biome-ignore lint/suspicious/noControlCharactersInRegex lint/suspicious/noMisleadingCharacterClass: they are what it is for
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uff10-\uff5e\uffa0\ufff0-\ufffb\udb40]|\\(?:u[0-9a-fA-F{]|x[0-9a-fA-F]|033|e\[)|\^\[\[|%(?:25)*[2-7c-fC-F][0-9a-fA-F]|\r(?!\n)|\u241b/;

/** Something stands between a name and its value; a path, which every hook has, is no more than names. */
const BETWEEN = /[^\w./-]/;
const BREAK = /[ \t]{0,4}(?:\\?\r?\n|\\{1,15}[rn])/y;
/** What is shorter was matched for its beginning or its end, what is longer is judged. */
const MIN_RUN = 15;
const MIN_LETTERS = 30;
const MIN_PART = 8;
/** No secret is told in less. */
const MIN_TEXT = 8;

export function mayHoldSecret(text: string): boolean {
  if (text.length < MIN_TEXT) return false;
  return (BETWEEN.test(text) && mayNameSecret(text)) || hasRandomRun(text) || HIDING.test(text);
}

/** A folder named by words and a few random letters, as most temporary ones are, is no token; in every one a part is longer. */
function hasRandomRun(text: string): boolean {
  for (const { 0: run, index } of text.matchAll(RUN)) {
    BREAK.lastIndex = index + run.length;
    // The next line may go on with it.
    if (run.length < MIN_RUN || run.length >= MIN_LETTERS || BREAK.test(text)) return true;
    if (
      run.split(/[_-]+/).some((part) => part.length >= MIN_PART && !/^\d{1,14}$/.test(part) && !isWord(part))
    )
      return true;
  }
  return false;
}

function mayNameSecret(text: string): boolean {
  const latin = lowerLatin(text);
  return (
    NAMES.test(latin) ||
    text.includes(CAPITALS) ||
    (latin.includes("://") && USER.test(text)) ||
    (BEYOND_LATIN.test(text) && WIDE_NAMES.some((hint) => text.includes(hint)))
  );
}

const BEYOND_LATIN = /[^\0-\xff]/;
