/** What speaks against an English sentence: it asks, reports, holds for a while, tells a story or orders work. */
import type { RulesAgainst } from "./rules.ts";
import {
  AT_HAND,
  CHOICE,
  DAY,
  DONT,
  FORWARD,
  FROM_HERE,
  HENCEFORTH,
  PLACE,
  start,
  within,
} from "./rules-english-pieces.ts";

const ASK_WORD = "(?:what|why|how|who|whose|which|where)";
/** What other people's words are read in. */
const SOURCE =
  "(?:comment|review|message|error|ticket|issue|docs?|documentation|readme|guide|wiki|article|manual|title|log|line|warning|linter|compiler|changelog|tutorial|blog|post|thread|spec|rfc|e-?mail|mail|slack|paper|book|course|commit|runbook|checklist|template|description|caption|banner|slide|sign|poster|docstring|snippet|output|placeholder|tooltip|footer|headline|slogan)";
const SAYING =
  "(?:says?|said|saying|states?|stated|reads|wrote|writes|written|claims?|claimed|told|tells?|mentions?|mentioned|suggests?|suggested|recommends?|recommended|insists?|insisted|argues?|argued|advises?|advised|demands?|demanded|warns?|warned|believes?|swears?|reckons?|preach\\w*|complain\\w*)";
/** "The script", "users": what a program or its users do is the task, not the way of working. */
const ACTOR =
  "(?:users?|customers?|clients?|servers?|apps?|players?|visitors?|admins?|workers?|services?|jobs?|requests?|buttons?|dialogs?|pages?|forms?|caches?|parsers?|loaders?|loggers?|schedulers?|functions?|methods?|endpoints?|handlers?|widgets?|enem(?:y|ies)|scripts?|toggles?|spinners?|menus?|modals?|daemons?|bots?|threads?|loops?|queues?|sessions?|tokens?|pipelines?)";
const UI =
  "(?:banner|button|page|popup|modal|dialog|menu|icon|spinner|tooltip|users?|guests?|visitors?|form|header|footer|sidebar|toast|cursor|sound|animation|screen|cart|badge|label|widget|field|tab|window|panel|player|map|chart|legend)s?";
/** Work is ordered at the end: "…, fix it", "; implement that in uploader.ts". */
const MEND =
  "(?:fix|mend|repair|correct|rename|remove|implement|investigate|debug|address|change|revert|replace|refactor|convert|rewrite|port|drop|delete|solve|sort|apply)";
const ORDERED_WORK = `^(?!.*\\b(?:(?:when|if|before|after) (?:you|we)|(?:whenever|every time|each time|any time) (?!i\\b))).*[,;.–—-]\\s*(?:so |and |then |please |pls |can you |could you )*(?:${MEND} (?:it|that|this|them|the|all)\\b|${MEND}(?: please)?[.!]*$|add (?:a|an|the|some|that|this|it)\\b|make (?:it|the|that|this)\\b|(?:have|take) a look|look into|check (?:why|what|if|it|this|that)|find (?:out|the)|see (?:why|what)|stream it|try (?:to|the)|write (?:a|the)|let's (?:fix|change|remove|move))`;

export const ENGLISH_AGAINST: RulesAgainst = {
  questions: [
    /\?["')\]]*$/,
    start(`${ASK_WORD}(?:'s|'re|s)?\\b`),
    start("when\\s+(?:should|do|does|did|is|are|was|were|can|could|will|would|must)\\b"),
    start("(?:is|are|am|was|were|does|did|has|shall|isn't|aren't|doesn't|didn't)\\s+\\S"),
    start(
      "(?:do|have|had|can|could|should|would|will|may|must)\\s+(?:(?:i|you|we|they|he|she|it|one|the|a|an|my|your|our|this|that|there)\\b|\\w+\\s+(?:remember|always|never)\\b)",
    ),
    start(
      "any (?:reason|idea|clue|chance|thoughts|way)\\b|anyone know\\b|i wonder\\b|wondering\\b|curious\\b",
    ),
    start(
      "(?:(?:i'm )?not sure|no idea|do you know|tell me|remind me)\\s+(?:if|whether|why|what|how|which)\\b",
    ),
    within(
      `[,;:]\\s*(?:and |but |so )?${ASK_WORD}(?:'s|s| is| are| do| does| did| can| should| would| will| breaks| happens| to)\\b`,
    ),
    within(
      "\\b(?:or (?:did|is|was|has|are|do|does) (?:it|that|this|we|you|they|there)|any (?:idea|clue|truth))\\b",
    ),
  ],
  askingWords: [],
  politeOrders: [
    start(
      "(?:can|could|would|will)\\s+(?:you|we)\\s+(?:please\\s+)?(?:always|never|stop\\s+\\w+ing|avoid\\s+\\w+ing|remember (?:that|my|our)\\b|make it a habit)",
    ),
    start(
      `(?:can|could|would|will)\\s+(?:you|we)\\b.{1,120}\\b(?:${FROM_HERE}|${FORWARD}|in (?:the )?future)\\b`,
    ),
    start(`(?:${HENCEFORTH}|in (?:the )?future|next time),?\\s+(?:can|could|would|will)\\s+you\\b`),
  ],
  reported: [
    // "I told you to never …" and "until I say otherwise" are the user's own words.
    within(
      `(?<!\\b(?:i(?: have| already|'ve)?|we|stop|quit|avoid|never|not|don't|dont|always|please|and|or|to) )\\b${SAYING}\\b`,
    ),
    within(
      "\\b(?:according to|translate|explain|quot(?:e|ing)|exact words|apparently|rumou?r|i (?:read|heard|saw) (?:that|somewhere|in|on))\\b",
    ),
    within(`\\b${SOURCE}\\s+(?:was|is|goes)\\b`),
    within(`\\b(?:the|this|that|an?|from|in|our|\\w+'s)\\s+(?:\\w+ ){0,2}${SOURCE}\\b[^:,]{0,30}:`),
    within(`^(?:\\w+ )?(?:log line|error|warning|message from|quote|comment|reviewer?)\\b[^:,]{0,20}:`),
    // What somebody else wants, thinks or likes.
    within(
      "\\b(?<!\\bi )(?:wants?|asked|asks|expects?|tells?) (?:us|me|everyone|people|you)\\b(?<!\\bi (?:want|asked|expect) you)|\\b(?:my|our|the|a) (?:\\w+ )?(?:boss|colleague|co-?worker|teammate|manager|client|customer|lead|cto|team ?lead|friend|professor|reviewer|guy|vendor)\\b (?:wants|likes|prefers|thinks|hates|always|never|keeps)",
    ),
  ],
  oneOff: [
    within(
      "\\b(?:for now|for the moment|for the time being|right now|at the moment|just (?:this )?once|this (?:time|once)|only (?:this|today|now)|for a (?:moment|minute|while|bit))\\b",
    ),
    // "From today on" opens a rule; "today" alone closes with the day.
    within(
      "(?<!['`\\w-]|\\b(?:from|starting|as of|beginning) )(?:today|tonight|tomorrow|this (?:week|month|morning|afternoon|evening|sprint))\\b(?!['`-])",
    ),
    within(
      `\\b(?:in|for|during|to|of|on|with|before|after|while|until|rest of|tagging)\\s+(?:all of\\s+)?(?:this|the current|that)\\s+(?:\\w+ )?${AT_HAND}\\b(?! (?:or|and) (?:any|every|all|later|future))`,
    ),
    within("\\brest of (?:this|the (?:session|conversation|day))\\b"),
    within("\\bwhile (?:we|i|you) (?:\\w+ )?(?:look|debug|test|work|wait|investigat)\\w*\\b"),
    within("\\btemporarily\\b|\\bas a temporary (?:fix|workaround|measure|solution)\\b"),
    within(
      `\\b(?:until|till)\\s+(?:(?:next|this|the (?:end|weekend|rollout|release|fix|migration|demo)|${DAY}|tomorrow|tonight|then|further notice|noon|midnight|i|we)\\b|\\d)(?!.{0,24}\\b(?:otherwise|differently|stop|the opposite)\\b)`,
    ),
    within("\\byet[.!]*$|\\bnever mind\\b|\\bby (?:tomorrow|tonight|noon|eod|the end of)\\b"),
    within(
      `^(?!.*\\bwe (?:only|now|all|always)\\b).*\\b(?:this|that|the (?:\\w+st|\\w+nd|\\w+rd|last|other|latter|former|new|old|current)) ${CHOICE}\\b`,
    ),
    // A weekday is a date, unless it is part of a rule.
    within(`^(?!.*\\b(?:always|never|every|each|ever)\\b).*\\b(?:on|by|before|next|this) ${DAY}\\b`),
  ],
  tasks: [
    within(
      "[;,]\\s*(?:(?:please )?(?:implement|code|build) (?:that|this|it)|so (?:please )?(?:adapt|adjust|update|fix|change|rename|migrate|rewrite|refactor|handle))\\b",
    ),
    // Who names a line speaks of the file in front of both.
    within("\\bline \\d+\\b"),
    start(`(?:when|once|if|after)\\s+(?:the|an?)\\s+(?:\\w+ )?${ACTOR}\\b.*\\b(?:should|must|will|shall)\\b`),
    start(
      "(?:add|create|implement|build|design|introduce|write)\\s+(?:an?|the|some|another)\\s+(?:[\\w-]+ ){0,3}(?:feature|option|checkbox|toggle|toast|banner|button|page|screen|dialog|popup|setting|flag|tooltip|warning|label)s?\\b",
    ),
    start(
      `(?:make|let|have)\\s+(?:the|an?|this|that)\\s+(?:[\\w-]+ ){0,3}(?:remember|recall|keep|store|save|show|say|display)\\b`,
    ),
  ],
  weakVetoes: [
    // Liking something in front of one is a choice, not a taste.
    start(
      "i\\s+(?:[\\w']+\\s+){0,2}(?:like|love|hate|dislike|prefer|stand)\\s+(?:it|this|that|these|those|the|how|what|where|your)\\b(?! (?:when|way you)\\b)",
    ),
    // "Always returns null" tells of a program.
    start("(?:always|never)\\s+\\w+[^su\\s]s\\b"),
    within("\\b(?:always|never) have\\b"),
    within(`\\b(?:${DONT}|never|stop) (?!make)\\w+ (?:it|that|this|them)\\b.*\\bagain\\b`),
    within(ORDERED_WORK),
    // What a page shows is a requirement of that page.
    start(
      `(?:always|never) (?:show|display|render|hide|redirect|highlight|play|open|close|focus|scroll|cent(?:er|re)|align|load|send|fire|trigger|enable|disable)\\b.*\\b${UI}\\b`,
    ),
    // "For this diagram" binds it to what is at hand; this repository and this format stay.
    within(
      `\\b(?:in|for|on|to|with|of) this (?!(?:\\w+ )?${PLACE}\\b|(?:or|and|kind|sort|reason|purpose|to|machine|setup|language|style|way|point|day|moment|context|format|rule|convention|matter|computer|laptop)\\b)\\w+`,
    ),
    // A story of the past, unless it tells of a decision.
    within(
      "^(?!.*\\b(?:decided|agreed|settled|standardi[sz]ed|switched|moved)\\b).*\\b(?:yesterday|last (?:week|month|night|year|sprint|summer|winter|time)|used to|back (?:in|when|then)|years? ago|months? ago|weeks? ago|days? ago|in the old days|when i was)\\b",
    ),
    start(
      "(?:add|create|implement|build|set|design|introduce|remove|delete|rename|replace|convert|refactor|extract|move|change|fix|render|paint|draw|extend|teach)\\s+(?:an?|the|this|that|it|another|some|all)\\b",
    ),
    start("(?:make|let|have|give|write)\\s+(?:an?|the|this|that|it)\\s+(?!habit|rule|a habit|note)"),
    within(
      `^(?:(?:the|this|that|our|my|an?) )?(?:[\\w-]+ ){0,3}${ACTOR} (?:always|never|should|must|shall|will)\\b`,
    ),
  ],
};
