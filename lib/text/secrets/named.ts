/** Values that stand behind the name of a secret, however the two are held together. */
import { MARK } from "./contexts.ts";
import { isSecretValue } from "./judge-value.ts";
import type { Places } from "./literals.ts";
import { findNames, type Name } from "./names.ts";
import { readBlock, readValue, type Value } from "./read-value.ts";
import type { View } from "./view.ts";
import { isMixed } from "./words.ts";

/** What holds a name and its value together; where the match ends, the value begins. */
interface Link {
  pattern: RegExp;
  isSure?: true;
  isLoose?: true;
  isQuotedOnly?: true;
  isBlock?: true;
  isElement?: true;
}

/** JSON inside JSON escapes a quote once more each time. */
const QUOTE = "\\\\{0,63}[\"'`]";
/** What closes the name: quotes, brackets of an index, marks of Markdown, a remark. */
const CLOSE = `(?:${QUOTE}\\]?|\\]|\\*{1,2}|__)?\\??(?:[ \\t]?\\([^()\\n]{1,40}\\))?`;
const SPACE = "[ \\t]{0,40}";
/** White space, and breaks of a shell command or a script. A run of backslashes is taken whole, so that there is one way to read it. */
const BREAK = "(?:\\s|\\\\+(?:[nrt]|\\r?\\n)){0,40}";
const OPERATOR = `(?::=|=>|->|==?|[:：＝])(?:\\*{1,2}|__)?`;
/** Without letter case: to fold the signs of a class takes V8 longer than to match all of these. */
const link = (source: string): RegExp => new RegExp(source, "y");

const LINKS: readonly Link[] = [
  {
    pattern: link(`(?:${QUOTE})?[^<>\\n]{0,100}>(?:<!\\[CDATA\\[)?(?=[^<>]{4,4096}(?:\\]\\]>)?</)`),
    isSure: true,
    isElement: true,
  },
  // `name: DB_PASSWORD`, then `value: …`; `<add key="Password" value="…"`; a variable of Terraform with its default.
  {
    pattern: link(
      `${QUOTE}?\\s{0,4}[,;]?${BREAK}${QUOTE}?(?:[vV]alue|VALUE|[dD]efault|DEFAULT|[sS]ecret_?[sS]tring)${QUOTE}?\\s{0,4}[:=]\\s{0,4}`,
    ),
    isSure: true,
  },
  { pattern: link(`${QUOTE}\\s{0,4}\\{[^{}]{0,300}?\\bdefault\\s{0,40}=\\s{0,4}`), isSure: true },
  // With a type in between.
  { pattern: link(`\\??\\s{0,4}:\\s{0,4}[\\w&'<>[\\]?|. ]{1,40}=\\s{0,4}(?=["'\`])`) },
  { pattern: link(`[ \\t]{1,4}[\\w*&[\\]<>]{1,20}[ \\t]{0,4}=[ \\t]{0,4}(?=["\`])`) },
  { pattern: link(`\\s{0,4}:\\s{0,4}[|>][+-]?\\d?[ \\t]{0,8}\\r?\\n`), isBlock: true },
  {
    pattern: link(
      `${CLOSE}${SPACE}${OPERATOR}${BREAK}(?:!!\\w{1,20}\\s{1,4})?(?:(?:\\|\\||or|new|await)\\s{1,2})?`,
    ),
  },
  // A call: `setPassword("…")`, `("password", "…")`, `define('DB_PASSWORD', '…')`.
  { pattern: link(`${QUOTE}\\s{0,4},\\s{0,4}(?=${QUOTE})`), isQuotedOnly: true, isLoose: true },
  { pattern: link(`\\(\\s{0,4}(?=${QUOTE})`), isQuotedOnly: true, isLoose: true },
  // A table.
  { pattern: link(`${CLOSE}[ \\t]{1,40}[|│][ \\t]{1,40}`), isLoose: true },
  {
    pattern: link(
      `${CLOSE}(?:${SPACE}(?:for|of|to|für|von|de|del|para|pour)\\s[^\\n:=]{1,40}?)?\\s{1,4}(?:is|IS|ist|was|es|est|é|is now|will be|lautet|—|–|-)\\s{1,4}`,
    ),
    isLoose: true,
  },
  {
    pattern: link(`${CLOSE}${SPACE}(?:for|of|to|für|von|de|del|para|pour)\\s[^\\n:=]{1,40}?:\\s{1,4}`),
    isLoose: true,
  },
];
const CJK_LINK: Link = {
  pattern: link(
    `${CLOSE}(?:[（(][^）)\\n]{1,40}[）)])?${SPACE}(?:(?:[:：＝=]|=>|就?是|[为為设設]|改[为為成]|設定[为為]|は|를|을|는|은|가|이|\\|)\\s{0,4}){1,2}(?:\\*{1,2}|__)?`,
  ),
};
/** An option, and what commands that set something ask for. */
const SPACED: Link = { pattern: link(`${QUOTE}?(?:[ \\t]|\\\\+(?:\\r?\\n|n)){1,8}(?!-)`), isSure: true };
const SETS =
  /(?:^|[^\w-])(?:setx|set(?:\s-[a-zA-Z]{1,3})?|ENV|(?:config|configure|secrets?|env)[ :]set)\s{1,4}(?:-\S+\s){0,2}["']?$|(?:^|\n)\s*$/;
const SQL: Link = { pattern: /\s{1,4}(?:-[sS]tring\s{1,4})?(?=["'])/y, isQuotedOnly: true };

/** A link as it was found; the value begins at the place. */
interface Joined {
  link: Link;
  at: number;
}

/** What most names are followed by is no link: one pattern tells that, before all of them are compiled. */
const MAY_LINK =
  /[\\"'`\])*_?\s]*(?:[:=：＝,;<>|│({\u2014\u2013-]|(?:is|IS|ist|was|es|est|é|will|lautet|for|of|to|für|von|del?|para|pour|[vV]alue|VALUE|[dD]efault|DEFAULT|[sS]ecret_?[sS]tring)(?!\w)|[\w*&[\]<>]{1,20}[ \t]*=)/y;

function linkOf(text: string, name: Name): Joined | undefined {
  MAY_LINK.lastIndex = name.end;
  if (!name.isCjk && !MAY_LINK.test(text) && spacedLinks(text, name).length === 0) return undefined;
  const links = name.isCjk ? [CJK_LINK] : [...LINKS, ...spacedLinks(text, name)];
  for (const one of links) {
    if (one.isElement === true && !isInTag(text, name)) continue;
    one.pattern.lastIndex = name.end;
    if (one.pattern.test(text)) return { link: one, at: one.pattern.lastIndex };
  }
  return undefined;
}

/** `<password>`, `<db:password type="plain">`, `<string name="api_key">`. */
function isInTag(text: string, name: Name): boolean {
  const before = text.slice(Math.max(0, name.end - 128), name.end);
  return /<[A-Za-z][^<>]*$/.test(before);
}

function spacedLinks(text: string, name: Name): Link[] {
  const start = name.end - name.whole.length;
  if (name.whole.startsWith("-")) return [SPACED];
  if (/^(?:password|securestring)$|-securestring$/i.test(name.whole)) return [SQL];
  const before = text.slice(Math.max(0, start - 40), start);
  const isSet = SETS.test(before) && /[_:.]/.test(name.whole) && !/(?:^|\n)\s*$/.test(before);
  return isSet ? [SPACED] : [];
}

/** Calls `found` with each value's place in the view. */
export function findNamed(
  { text }: View,
  places: Places,
  found: (kind: string, start: number, end: number) => void,
): void {
  const names: Name[] = [];
  findNames(text, places, (name) => names.push(name));
  names.sort((a, b) => a.end - b.end);
  /** The ends of the last value that is one, and of the last that is none: what begins far within it is none either. */
  let secretEnd = 0;
  let otherEnd = 0;
  for (const name of names) {
    if (name.end <= secretEnd) continue;
    const joined = linkOf(text, name);
    if (joined === undefined || joined.at < otherEnd - MAX_REPEATED) continue;
    const value = valueBehind(text, joined);
    if (value === undefined) continue;
    const written = text.slice(value.start, value.end);
    if (!written.includes(MARK) && isSecret(text, name, joined, { ...value, written })) {
      found("secret", value.start, value.end);
      secretEnd = value.end;
    } else otherEnd = value.end;
  }
}

const MAX_REPEATED = 256;

function valueBehind(text: string, { link: joining, at }: Joined): Value | undefined {
  if (joining.isElement === true) return elementAt(text, at);
  return joining.isBlock === true ? readBlock(text, at) : readValue(text, at);
}

/** The content of an element ends where the element does. */
function elementAt(text: string, start: number): Value {
  const end = text.indexOf("<", start);
  return { start, end: text.startsWith("]]>", end - 3) ? end - 3 : end, isQuoted: true };
}

function isSecret(text: string, name: Name, joined: Joined, value: Value & { written: string }): boolean {
  const { written, isQuoted } = value;
  const isAssigned = text.charAt(joined.at - 1) === "=" && text.charAt(name.end) === "=";
  if (isSaidOtherwise(text, name, joined.at, value, isAssigned)) return false;
  const isEnvironment = isAssigned && /^(?=.*_)[A-Z0-9_.]+$/.test(name.whole);
  return isSecretValue({
    value: written,
    isQuoted,
    isPassword: name.isPassword,
    isPassphrase: /phrase$/i.test(name.whole),
    isSure: joined.link.isSure === true || (isEnvironment && name.isPassword),
    isLoose: joined.link.isLoose === true,
  });
}

/** What stands around the two says that they do not belong together. */
function isSaidOtherwise(
  text: string,
  name: Name,
  at: number,
  { written, isQuoted }: Value & { written: string },
  isAssigned: boolean,
): boolean {
  const before = text.charAt(name.end - name.whole.length - 1);
  const between = text.slice(name.end, at);
  if (name.isVague && written.length < MIN_ENVIRONMENT_KEY) return true;
  // `arn:aws:secretsmanager:…:secret:prod/shop`.
  if (between === ":" && before === ":") return true;
  // `GITHUB_PAT=`: the quote that seems to open a value closes what stands around the name.
  if (isQuoted && isAssigned && before === text.charAt(at)) return true;
  // What tests passed is no password.
  if (/^-*pass$/i.test(name.whole) && !isAssigned)
    return (isQuoted ? /\s/ : /^[A-Za-z]+[_A-Z]|^\d/).test(written);
  return !isQuoted && LINE_END.test(between) && !isAloneOnLine(text, at, written);
}

/** One that no shell reads as a space, or its escape. */
const LINE_END = /(?<!\\\r?)\n|\\+n/;

/** The name may have no value, and the next line be another field. */
function isAloneOnLine(text: string, at: number, written: string): boolean {
  const line = /[^\n\\"]{0,2048}/y;
  line.lastIndex = at;
  return isMixed(written) && !/[=:]/.test(line.exec(text)?.[0] ?? "");
}

/** What ends in KEY is often a plain identifier. */
const MIN_ENVIRONMENT_KEY = 16;
