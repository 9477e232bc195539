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
import { mayHoldStatement } from "./statement-hint.ts";

export interface Trigger {
  pattern: RegExp;
  type: MemoryType;
}

export interface LanguageRules {
  /** What people say before the point. It is off before any other pattern looks. */
  opening: RegExp;
  questions: readonly RegExp[];
  /** Words that ask, except in a sentence that says to keep it. */
  askingWords: readonly RegExp[];
  /** Questions in form only: they are orders. */
  politeOrders: readonly RegExp[];
  /** Somebody else's words. In English and Chinese these come before what is reported. */
  reported: readonly RegExp[];
  oneOff: readonly RegExp[];
  /** The program at hand is to be made or mended so: no word in such a sentence is about later work. */
  tasks: readonly RegExp[];
  /** The user asks for keeping. */
  strong: readonly Trigger[];
  /** The user says how things are to be done; a request about the code at hand can sound the same. */
  weak: readonly Trigger[];
  weakVetoes: readonly RegExp[];
  /** Whole sentences that only say that the one before them is to be kept. */
  pointsBack: readonly RegExp[];
  forget: readonly RegExp[];
  /** Openings that say "keep this" and are not part of what is kept. */
  leads: readonly RegExp[];
}

/** What speaks against a sentence, whatever in it sounds like a statement. */
export type RulesAgainst = Pick<
  LanguageRules,
  "questions" | "askingWords" | "politeOrders" | "reported" | "oneOff" | "tasks" | "weakVetoes"
>;

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
  const sentences = splitSentences(prompt);
  return sentences
    .flatMap((sentence, i) => readStatement(sentence, sentences[i - 1]))
    .slice(0, MAX_STATEMENTS);
}

/** Why a sentence is not a standing statement whatever words it uses; undefined where nothing speaks against it. */
export type Objection = "question" | "one-off" | "quotation";

export function objectionTo({ text, language }: Sentence): Objection | undefined {
  const rules = RULES[language];
  const seen = pointOf(text, language);
  if (isQuestion(seen, rules)) return "question";
  if (isOneOff({ text, language })) return "one-off";
  const trigger = findTrigger(seen, rules);
  return isReported(seen, trigger?.at ?? seen.length, language) ? "quotation" : undefined;
}

/** Whether the sentence holds only for the task, session or day at hand. */
export function isOneOff({ text, language }: Sentence): boolean {
  const seen = pointOf(text, language);
  return RULES[language].oneOff.some((pattern) => pattern.test(seen));
}

function readStatement({ text, language }: Sentence, before?: Sentence): Statement[] {
  // Hundreds of patterns take their time to compile; most sentences need none of them.
  if (!mayHoldStatement(text)) return [];
  const rules = RULES[language];
  if (rules.pointsBack.some((pattern) => pattern.test(text))) return keepBefore(text, before);
  const seen = pointOf(text, language);
  const forget = firstMatch(seen, rules.forget);
  const trigger = forget === undefined ? findTrigger(seen, rules) : undefined;
  if (forget === undefined && trigger === undefined) return [];
  if (isQuestion(seen, rules) || isOneOff({ text, language })) return [];
  if (forget !== undefined) return requestToForget({ text, language }, forget);
  if (trigger === undefined || isReported(seen, trigger.at, language)) return [];
  const core = coreOf(text, language);
  const type = trigger.type === "project" && POINTER.test(text) ? "reference" : trigger.type;
  return core === "" ? [] : [{ kind: "remember", text, core, type, language }];
}

/** What is to be forgotten stands behind the verb, in Japanese before it. */
function requestToForget({ text, language }: Sentence, verb: { start: number; end: number }): Statement[] {
  const said = text.replace(RULES[language].opening, "");
  const core = (language === "ja" ? said.slice(0, verb.start) : said.slice(verb.end)).trim();
  return core === "" ? [] : [{ kind: "forget", text, core, type: "project", language }];
}

/** "Keep that in mind." keeps the sentence before it; alone it says nothing that could be kept. */
function keepBefore(pointer: string, before: Sentence | undefined): Statement[] {
  if (before === undefined || objectionTo(before) !== undefined) return [];
  const { text, language } = before;
  const rules = RULES[language];
  // What is a statement already was found in its turn; work at hand stays that.
  if (
    readStatement(before).length > 0 ||
    rules.tasks.some((pattern) => pattern.test(pointOf(text, language)))
  )
    return [];
  const type = POINTER.test(text) ? "reference" : "project";
  return [{ kind: "remember", text: `${text} ${pointer}`, core: coreOf(text, language), type, language }];
}

function isQuestion(text: string, rules: LanguageRules): boolean {
  if (rules.politeOrders.some((pattern) => pattern.test(text))) return false;
  if (rules.questions.some((pattern) => pattern.test(text))) return true;
  const isAsking = rules.askingWords.some((pattern) => pattern.test(text));
  return isAsking && firstTrigger(text, rules.strong) === undefined;
}

function findTrigger(text: string, rules: LanguageRules): { at: number; type: MemoryType } | undefined {
  const strong = firstTrigger(text, rules.strong);
  const found = strong ?? firstTrigger(text, rules.weak);
  if (found === undefined) return undefined;
  const vetoes = strong === undefined ? [...rules.tasks, ...rules.weakVetoes] : rules.tasks;
  return vetoes.some((pattern) => pattern.test(text)) ? undefined : found;
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

/** The sentence as the rules look at it: without its opening, and with a mark for what is quoted. */
function pointOf(text: string, language: Language): string {
  return fold(withoutQuotes(text).replace(RULES[language].opening, ""), language);
}

/** Patterns that ignore case cost much more to compile than patterns for small letters. */
function fold(text: string, language: Language): string {
  return language === "en" ? text.replaceAll("’", "'").toLowerCase() : text;
}

function coreOf(text: string, language: Language): string {
  const { opening, leads } = RULES[language];
  const said = text.replace(opening, "");
  const lead = firstMatch(fold(said, language), leads);
  const core = (lead === undefined ? said : said.slice(lead.end)).trim();
  return cutText(core === "" ? text : core, MAX_CORE_CHARS);
}

/** A statement is a sentence; what is longer was cut there already. */
const MAX_CORE_CHARS = 500;
