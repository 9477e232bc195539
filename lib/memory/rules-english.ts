/** What standing instructions, wishes and facts sound like in English, and what only sounds like them. */
import type { LanguageRules } from "./rules.ts";

/** What people say before the point. */
const LEAD =
  "(?:(?:ok(?:ay)?|yes|no|so|and|also|but|btw|by the way|please|hey|well|right|fine|good|great|thanks?|claude|oh)[,.:!]?\\s+)*";
const ROLE =
  "(?:developer|engineer|designer|scientist|analyst|student|manager|researcher|beginner|teacher|architect|administrator|admin|writer|consultant|founder|maintainer|programmer|dev|sre|tester)";
/** What is being worked on right now. */
const AT_HAND =
  "(?:session|conversation|chat|task|turn|pr|pull request|mr|merge request|branch|commit|change|changeset|diff|file|function|class|module|method|component|test|case|review|release|line|iteration|refactor\\w*|migration|ticket|issue|bug|page|screen|one)";
const CHOICE = "(?:option|one|version|approach|variant|idea|solution|design|layout)";
const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
/** After "we always": what happens to people rather than what they make a rule of. */
const HAPPENS =
  "(?:get|got|see|saw|had|have|end|run into|fail|crash|hit|miss|lose|lost|managed|found|thought|knew|talked|discussed|agreed|decided|seem|come|came)";
const EXPERIENCED =
  "(?:seen|saw|heard|had|happened|worked|noticed|tried|knew|thought|been|got|encountered|came|mind)";

const start = (pattern: string): RegExp => new RegExp(`^${LEAD}(?:${pattern})`, "i");
const within = (pattern: string): RegExp => new RegExp(pattern, "i");

export const ENGLISH: LanguageRules = {
  questions: [
    /\?["')\]]*$/,
    start("(?:what|why|how|who|whose|which|where)(?:'s|'re)?\\b"),
    start("when\\s+(?:should|do|does|did|is|are|was|were|can|could|will|would|must)\\b"),
    start("(?:is|are|am|was|were|does|did|has|shall)\\s+\\S"),
    start(
      "(?:do|have|had|can|could|should|would|will|may|must)\\s+(?:(?:i|you|we|they|he|she|it|one|the|a|an|my|your|our|this|that|there)\\b|\\w+\\s+(?:remember|always|never)\\b)",
    ),
  ],
  askingWords: [],
  politeOrders: [
    start(
      "(?:can|could|would|will)\\s+you\\s+(?:please\\s+)?(?:always|never|stop\\s+\\w+ing|from now on)\\b",
    ),
  ],
  reported: [
    within(
      "\\b(?:says?|said|states?|stated|reads|wrote|writes|written|claims?|claimed|told|tells|mentions?|mentioned|suggests?|recommends?)\\b",
    ),
    within(
      "\\b(?:according to|translate|explain|quote|exact words|i (?:read|heard|saw) (?:that|somewhere|in|on))\\b",
    ),
    within(
      "\\b(?:comment|review|message|error|ticket|issue|docs?|documentation|readme|guide|wiki|article|manual|title|log)\\s+(?:was|is|goes)\\b",
    ),
  ],
  oneOff: [
    within(
      "\\b(?:for now|for the moment|for the time being|right now|at the moment|just (?:this )?once|this (?:time|once)|only (?:this|today|now))\\b",
    ),
    within(
      "(?<!['`\\w-])(?:today|tonight|tomorrow|this (?:week|month|morning|afternoon|evening|sprint))\\b(?!['`-])",
    ),
    within(
      `\\b(?:in|for|during|to|of|on|with|before|after|while|until|rest of|tagging)\\s+(?:all of\\s+)?(?:this|the current|that)\\s+${AT_HAND}\\b`,
    ),
    within("\\brest of (?:this|the (?:session|conversation|day))\\b"),
    within("\\bwhile (?:we|i|you) (?:\\w+ )?(?:look|debug|test|work|wait|investigat)\\w*\\b"),
    within("\\btemporarily\\b|\\bas a temporary (?:fix|workaround|measure|solution)\\b"),
    within(
      `\\b(?:until|till)\\s+(?:(?:next|this|the (?:end|weekend)|${DAY}|tomorrow|tonight|then|further notice|noon|midnight|i|we)\\b|\\d)`,
    ),
    within("\\byet[.!]*$|\\bnever mind\\b|\\bby (?:tomorrow|tonight|noon|eod|the end of)\\b"),
    within(
      `\\b(?:this|that|the (?:\\w+st|\\w+nd|\\w+rd|last|other|latter|former|new|old|current)) ${CHOICE}\\b`,
    ),
    // A weekday is a date, unless it is part of a rule.
    within(`^(?!.*\\b(?:always|never|every|each|ever)\\b).*\\b(?:on|by|before|next|this) ${DAY}\\b`),
  ],
  strong: [
    {
      pattern: start(
        "remember(?:\\s*[:,]|\\s+(?:(?:that|this|my|our|we|i|i'm|you)\\b|to\\s+(?:always|never)\\b))",
      ),
      type: "project",
    },
    { pattern: within("\\bremember (?:it|this|that)[.!]*$"), type: "project" },
    { pattern: within("\\b(?:for next time|for the next time)\\b"), type: "project" },
    {
      pattern: within("\\b(?:keep it that way|let's keep it (?:that|this) way|stick to (?:it|that))\\b"),
      type: "feedback",
    },
    {
      pattern: within(
        "\\b(?:from now on|going forward|from here on(?: out)?|henceforth|from this point on)\\b",
      ),
      type: "feedback",
    },
    {
      pattern: start("(?:in (?:the )?future|for (?:all )?(?:your )?future [a-z]+|next time)\\b"),
      type: "feedback",
    },
    { pattern: within(",\\s*in (?:the )?future\\b"), type: "feedback" },
    {
      pattern: start(
        "(?:ask|use|write|keep|put|run|avoid|do not|don't|always|never)\\b.*\\b(?:in (?:the )?future|next time)[.!]*$",
      ),
      type: "feedback",
    },
    { pattern: start("(?:for future reference|for (?:later|future) sessions?)\\b"), type: "project" },
    { pattern: start("(?:keep|bear) (?:it |this )?in mind\\b"), type: "project" },
    {
      pattern: start(
        "(?:make|take) (?:a )?note(?:\\s*[:,]|\\s+(?:that|of|to)\\b)|note (?:that|to self|for)\\b",
      ),
      type: "project",
    },
    { pattern: start("(?:do not|don't) forget(?:\\s*[:,]|\\s+(?:that|we|i|our|my)\\b)"), type: "project" },
    {
      pattern: start("(?:commit|save) (?:this|it|that) (?:to memory|for (?:later|next time))"),
      type: "project",
    },
    { pattern: start("my name(?:'s| is)\\b|call me\\b|i work (?:on|at|in|as|for|with)\\b"), type: "user" },
    { pattern: start(`i(?:'m| am) an? (?:[\\w-]+ ){0,4}${ROLE}\\b`), type: "user" },
  ],
  weak: [
    { pattern: start(`(?:always|never(?: ever)?)\\s+(?!${EXPERIENCED}\\b)\\w`), type: "feedback" },
    { pattern: start("(?:do not|don't)\\s+ever\\b"), type: "feedback" },
    {
      pattern: start(
        `(?:you|we|i)(?:'ll| will| should| must| need to| have to)?\\s+(?:always|never)\\s+(?!${HAPPENS}\\b)`,
      ),
      type: "feedback",
    },
    { pattern: start("(?:let's|let us)\\s+(?:always|never)\\b"), type: "feedback" },
    {
      pattern: start("(?:can|could|would|will)\\s+you\\s+(?:please\\s+)?(?:always|never|stop\\s+\\w+ing)\\b"),
      type: "feedback",
    },
    {
      pattern: start("(?:do not|don't|no more|never|stop)\\b.*\\b(?:any ?more|ever(?: again)?|again)\\b"),
      type: "feedback",
    },
    { pattern: start("(?:no more\\s+\\w|stop\\s+\\w+ing\\b)"), type: "feedback" },
    {
      pattern: start(
        "i(?:'d)?\\s+(?:really\\s+|generally\\s+|usually\\s+|strongly\\s+|always\\s+|much\\s+)?prefer\\b",
      ),
      type: "user",
    },
    { pattern: start("i(?:'d| would)\\s+rather\\b"), type: "user" },
    {
      pattern: start(
        "i\\s+(?:really\\s+|usually\\s+|generally\\s+)?(?:like|love|hate|dislike|can't stand|don't like|do not like|always want)\\b",
      ),
      type: "user",
    },
    { pattern: start("i\\s+(?:use|write|run)\\s+.*\\b(?:not|instead of|rather than)\\b"), type: "user" },
    { pattern: start("my (?:preferred|favou?rite|usual|default)\\b"), type: "user" },
    { pattern: start("(?:whenever|every time|each time|any ?time)\\b.*,"), type: "feedback" },
    {
      pattern: start("(?:when|before|after|if)\\s+(?:you|we)\\b.*,\\s*(?:please\\s+)?(?:always|never)\\b"),
      type: "feedback",
    },
    {
      pattern: start(
        "(?:as a (?:general )?rule|by default|as a convention|our convention|the convention|in general)\\b",
      ),
      type: "feedback",
    },
  ],
  weakVetoes: [
    // Liking something in front of one is a choice, not a taste.
    start(
      "i\\s+(?:[\\w']+\\s+){0,2}(?:like|love|hate|dislike|prefer|stand)\\s+(?:it|this|that|these|those|the|how|what|where|your)\\b(?! (?:when|way you)\\b)",
    ),
    // "Always returns null" tells of a program.
    start("always\\s+\\w+[^su\\s]s\\b"),
    within("\\b(?:always|never) have\\b"),
    within("\\b(?:do not|don't|never|stop) \\w+ (?:it|that|this|them)\\b.*\\bagain\\b"),
  ],
  forget: [
    start("(?:you can |you should )?forget (?:about )?(?=(?:my|our|that|what|the|everything)\\b)"),
    start("(?:do not|don't|no need to) remember\\b"),
  ],
  leads: [
    start("remember(?:\\s*[:,]|\\s+(?:that|this:?)(?=\\s))?\\s*"),
    start(
      "(?:from now on|going forward|from here on(?: out)?|henceforth|from this point on|for future reference|for later sessions|in (?:the )?future|next time)\\s*[,:]?\\s*",
    ),
    start("(?:keep|bear) (?:it |this )?in mind(?: that)?\\s*[,:]?\\s*"),
    start("(?:make|take) (?:a )?note(?: that| of)?\\s*[,:]?\\s*"),
    start("(?:do not|don't) forget(?: that)?\\s*[,:]?\\s*"),
    start(""),
  ],
};
