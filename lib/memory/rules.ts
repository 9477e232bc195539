/**
 * Statements that a user makes to be kept, found without a model: "from now on", 以后, 今後 and their like.
 * Questions, quotations and requests about the task at hand use the same words; what the sentence does with them decides.
 */
import type { MemoryType } from "../contract/memory.ts";
import { cutText } from "../text/cut.ts";
import { CHINESE } from "./rules-chinese.ts";
import { ENGLISH } from "./rules-english.ts";
import { JAPANESE } from "./rules-japanese.ts";
import type { Language, Sentence } from "./sentences.ts";
import { splitSentences, withoutQuotes } from "./sentences.ts";

export interface Trigger {
  pattern: RegExp;
  type: MemoryType;
}

export interface LanguageRules {
  questions: readonly RegExp[];
  /** Words that ask, except in a sentence that says to keep it. */
  askingWords: readonly RegExp[];
  /** Questions in form only: they are orders. */
  politeOrders: readonly RegExp[];
  /** Somebody else's words. In English and Chinese these come before what is reported. */
  reported: readonly RegExp[];
  oneOff: readonly RegExp[];
  /** The user asks for keeping. */
  strong: readonly Trigger[];
  /** The user says how things are to be done; a request about the code at hand can sound the same. */
  weak: readonly Trigger[];
  weakVetoes: readonly RegExp[];
  forget: readonly RegExp[];
  /** Openings that say "keep this" and are not part of what is kept. */
  leads: readonly RegExp[];
}

export interface Statement {
  kind: "remember" | "forget";
  /** The sentence as said. */
  text: string;
  /** The sentence without its opening. */
  core: string;
  type: MemoryType;
  language: Language;
}

const RULES: Readonly<Record<Language, LanguageRules>> = { en: ENGLISH, zh: CHINESE, ja: JAPANESE };

/** What looks like a pointer to somewhere else is kept as one. */
const POINTER =
  /https?:\/\/|\b(?:wiki|confluence|notion|jira|dashboard|runbook)\b|知识库|文档在|ウィキ|資料/i;

/** One prompt seldom holds more; a pasted rule book must not become thirty memories. */
const MAX_STATEMENTS = 10;

export function findStatements(prompt: string): Statement[] {
  return splitSentences(prompt).flatMap(readStatement).slice(0, MAX_STATEMENTS);
}

/** Why a sentence is not a standing statement whatever words it uses; undefined where nothing speaks against it. */
export type Objection = "question" | "one-off" | "quotation";

export function objectionTo({ text, language }: Sentence): Objection | undefined {
  const rules = RULES[language];
  const seen = withoutQuotes(text);
  if (isQuestion(seen, rules)) return "question";
  if (isOneOff({ text, language })) return "one-off";
  const trigger = findTrigger(seen, rules);
  return isReported(seen, trigger?.at ?? seen.length, language) ? "quotation" : undefined;
}

/** Whether the sentence holds only for the task, session or day at hand. */
export function isOneOff({ text, language }: Sentence): boolean {
  const seen = withoutQuotes(text);
  return RULES[language].oneOff.some((pattern) => pattern.test(seen));
}

function readStatement({ text, language }: Sentence): Statement[] {
  const rules = RULES[language];
  const seen = withoutQuotes(text);
  if (isQuestion(seen, rules) || isOneOff({ text, language })) return [];
  const forget = firstMatch(seen, rules.forget);
  if (forget !== undefined) {
    // What is to be forgotten stands behind the verb, in Japanese before it.
    const core = language === "ja" ? text.slice(0, forget.start) : text.slice(forget.end);
    return core.trim() === "" ? [] : [{ kind: "forget", text, core: core.trim(), type: "project", language }];
  }
  const trigger = findTrigger(seen, rules);
  if (trigger === undefined || isReported(seen, trigger.at, language)) return [];
  const core = coreOf(text, rules);
  const type = trigger.type === "project" && POINTER.test(text) ? "reference" : trigger.type;
  return core === "" ? [] : [{ kind: "remember", text, core, type, language }];
}

function isQuestion(text: string, rules: LanguageRules): boolean {
  if (rules.politeOrders.some((pattern) => pattern.test(text))) return false;
  if (rules.questions.some((pattern) => pattern.test(text))) return true;
  const isAsking = rules.askingWords.some((pattern) => pattern.test(text));
  return isAsking && firstTrigger(text, rules.strong) === undefined;
}

function findTrigger(text: string, rules: LanguageRules): { at: number; type: MemoryType } | undefined {
  const strong = firstTrigger(text, rules.strong);
  if (strong !== undefined) return strong;
  return rules.weakVetoes.some((pattern) => pattern.test(text)) ? undefined : firstTrigger(text, rules.weak);
}

function firstTrigger(
  text: string,
  triggers: readonly Trigger[],
): { at: number; type: MemoryType } | undefined {
  for (const { pattern, type } of triggers) {
    const match = pattern.exec(text);
    if (match !== null) return { at: match.index + match[0].length, type };
  }
  return undefined;
}

/** Japanese puts the verb of saying last, so there the whole sentence counts. */
function isReported(text: string, triggerEnd: number, language: Language): boolean {
  const said = language === "ja" ? text : text.slice(0, triggerEnd);
  return RULES[language].reported.some((pattern) => pattern.test(said));
}

function firstMatch(text: string, patterns: readonly RegExp[]): { start: number; end: number } | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return { start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

function coreOf(text: string, rules: LanguageRules): string {
  const lead = firstMatch(text, rules.leads);
  const core = (lead === undefined ? text : text.slice(lead.end)).trim();
  return cutText(core === "" ? text : core, MAX_CORE_CHARS);
}

/** A statement is a sentence; what is longer was cut there already. */
const MAX_CORE_CHARS = 500;
