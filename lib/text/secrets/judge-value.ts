/** Whether the value behind the name of a secret is one, or code, a type, a path or prose: by what it looks like. */
import { isStandIn } from "./stand-in.ts";
import { isMixed, isWord, isWords } from "./words.ts";

export interface Named {
  value: string;
  isQuoted: boolean;
  /** What people choose themselves; else what a machine gave out, which is long and mixed. */
  isPassword: boolean;
  /** Words in a row may be one. */
  isPassphrase: boolean;
  /** A line of an environment, an option of a command or an element says surely that a value follows. */
  isSure: boolean;
  /** Between the two stands a word, a comma or a bar: more often than not no value follows. */
  isLoose: boolean;
}

const MIN_VALUE = 4;
const MIN_BARE = 6;
const MIN_KEY = 12;
const MAX_PHRASE = 128;

const SIGN = /[!@#$%^*+=~]/;
/** Words that make a sentence of what stands in quotes. */
const PROSE =
  /(?:^|\s)(?:the|a|an|your|you|must|is|are|be|not|of|for|to|in|or|and|at|with|please|enter|should|can|this|that|least|der|die|das|und|oder|nicht|ist|mit|el|la|los|las|es|y|de|no|le|les|est|et)(?=\s|$)/gi;

const WORDS_IN_A_ROW = /^[a-z]+(?:[ -][a-z]+){2,}$/;

export function isSecretValue(named: Named): boolean {
  const { value, isQuoted, isPassword } = named;
  if (value.length < MIN_VALUE || isStandIn(value) || isPath(value)) return false;
  if (named.isPassphrase && isQuoted && WORDS_IN_A_ROW.test(value)) return !value.match(PROSE);
  if (/\s/.test(value)) return isQuoted && isPhrase(value, isPassword);
  return isPassword ? isPasswordLike(named) : isKeyLike(named);
}

/** A password of several words, or lines of a key. */
function isPhrase(value: string, isPassword: boolean): boolean {
  if (value.includes("\n"))
    return value.split(/\s+/).some((line) => line.length >= MIN_KEY && !isWords(line));
  if (!isPassword || value.length > MAX_PHRASE) return false;
  if (/\$\{|=\\*["']|<\/?\w+>/.test(value)) return false;
  const hasSign = /\d/.test(value) || /[@#$%^*+=~]/.test(value);
  return hasSign && (value.match(PROSE)?.length ?? 0) < 2 && !/[.:]\s|:$|\?$/.test(value);
}

function isPasswordLike({ value, isQuoted, isSure, isLoose }: Named): boolean {
  if (isCode(value, isQuoted)) return false;
  if (isLoose) return value.length >= MIN_BARE && isMixed(value) && !isLabel(value);
  if (isQuoted || isSure) return !isSure || isQuoted || !/^\d{1,3}$/.test(value);
  return value.length >= MIN_BARE && (/\d/.test(value) || SIGN.test(value)) && !isLabel(value);
}

function isKeyLike({ value, isQuoted, isSure }: Named): boolean {
  if (isCode(value, isQuoted) || value.length < (isSure ? MIN_VALUE * 2 : MIN_KEY)) return false;
  if (isWords(value)) return isQuoted && value.length >= 32 && isWord(value);
  return isMixed(value) || value.length >= 20;
}

/** `10-digit`, `8+`, `test_login_2`, `2024-01-02`: said about a password, or a name. */
function isLabel(value: string): boolean {
  return /^\d{1,3}-[a-z]+$|^\d{1,4}[-/]\d{1,2}([-/]\d{1,4})?$|^[a-z]+(?:[_/-][a-z]+)+(?:[_-]?\d{1,2})?$/i.test(
    value,
  );
}

const IDENTIFIERS = /^[&*!]?[A-Za-z_$][\w$]*(?:(?:\?\.|\.|::|->)[A-Za-z_$][\w$]*)+[!?;,]*$/;
const CALL = /^(?:new\s|await\s|&|\*|!)?([A-Za-z_$][\w$.:>?-]*)(\(|\[)(.*)$/s;

/** `req.body.password`, `getToken()`, `tokens[0]`, `Option<String>`. */
function isCode(value: string, isQuoted: boolean): boolean {
  if (isQuoted) return /^\$\{.*\}$/.test(value);
  if (IDENTIFIERS.test(value)) return isCodeName(value);
  const [, name = "", bracket, rest = ""] = CALL.exec(value) ?? [];
  if (bracket !== undefined && isWords(name) && name.length >= 2) return isArguments(rest, bracket);
  return /^[A-Z][A-Za-z]*<[\w<>, ]*>?$|^[A-Z][a-z]+(?:[A-Z][a-z]+|\d{1,3}(?=[A-Z]))+$/.test(value);
}

/** `auth2`, `s3`. */
const NUMBERED = /^(?:[a-z]*)\d{1,2}$/;

function isCodeName(value: string): boolean {
  return value
    .split(/[^A-Za-z0-9$]+/)
    .every((part) => isWords(part) && (!/\d/.test(part) || NUMBERED.test(part)));
}

/** What stands in the brackets: cut off by a space, empty, closed where the value ends or where code goes on. */
function isArguments(rest: string, bracket: string): boolean {
  const close = rest.lastIndexOf(bracket === "(" ? ")" : "]");
  if (close === -1) return rest === "" || /^["'`]|,$/.test(rest) || (isWords(rest) && !/\d/.test(rest));
  const after = rest.slice(close + 1);
  return after === "" || /^[.;,:?!)\]}[(]/.test(after);
}

const ROOT = /^(?:\.{0,2}|~|[A-Za-z]:)[\\/]/;

/** Most of its parts are words. */
function isPath(value: string): boolean {
  if (!ROOT.test(value)) return false;
  const parts = value.split(/[\\/]/).filter((part) => part !== "" && !/^(?:\.{1,2}|~|[A-Za-z]:)$/.test(part));
  if (!parts.every((part) => /^[\w.@{}$*-]+$/.test(part))) return false;
  const words = parts.filter((part) => isWords(part) && /[A-Za-z]{2}/.test(part));
  return words.length * 2 > parts.length || parts.length === 0;
}
