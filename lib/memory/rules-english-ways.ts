/** How the user wants things done, likes them or does them, in English. */
import type { Trigger } from "./rules.ts";
import {
  AT_HAND,
  CLAUSE,
  DIRECT,
  DONT,
  EXPERIENCED,
  HAPPENS,
  HERE,
  PLACE,
  RULE,
  RULE_KIND,
  start,
  THIRD_PERSON,
  TROUBLE,
  within,
} from "./rules-english-pieces.ts";

/** A word that makes an order a rule where the order ends with it. */
const LASTING =
  "(?:in general|generally|as a default|by default|as a rule|across the board|everywhere|throughout|consistently|at all times|permanently|every (?:single )?time|each time|all the time|without exceptions?|no exceptions?|under any circumstances|in any case|no matter what|not just (?:now|here|once)|ever|always|indefinitely|for good|forever)";
const MACHINE =
  "(?:on|using|running|stuck on|working on) (?:an? |my )?(?:\\w+ )?(?:mac(?:os|book)?|windows|linux|ubuntu|debian|fedora|arch|nixos|wsl2?|freebsd|apple silicon|fish|zsh|powershell|(?:neo)?vim|emacs|vs ?code|dvorak|colemak)\\b";

/** "Always" and "never" where they order. */
const ALWAYS: readonly Trigger[] = [
  { pattern: start(`(?:always|never(?: ever)?)\\s+(?!${EXPERIENCED}\\b)\\w`), type: "feedback" },
  {
    pattern: within(
      `(?:[,;:–—]\\s*(?:so |and |but )?please |\\bso (?:please )?|[;:–—]\\s*)(?:always|never(?: ever)?)\\s+(?!${EXPERIENCED}\\b|${HAPPENS}|${THIRD_PERSON})\\w`,
    ),
    type: "feedback",
  },
  { pattern: within(`(?<!\\b(?:i|we|they|users?|people) )\\b${DONT}\\s+ever\\b`), type: "feedback" },
  {
    pattern: start(
      `(?:you|we|i)(?:'ll| will| should| must| need to| have to)?\\s+(?:always|never)\\s+(?!${HAPPENS}\\b)`,
    ),
    type: "feedback",
  },
  { pattern: start("(?:let's|let us)\\s+(?:always|never)\\b(?!-)"), type: "feedback" },
  {
    pattern: start(
      "(?:i(?:'d like| would like| want| need| expect) you to|it(?:'s| is) (?:very |really )?(?:important|crucial|essential|vital|critical|imperative) (?:that|to)(?: you| we)?|make sure(?: that)?(?: you| to)?|be sure to|try to|you(?:'re| are) (?:expected )?to) (?:always|never)\\b",
    ),
    type: "feedback",
  },
  {
    pattern: start(
      "(?:can|could|would|will)\\s+you\\s+(?:please\\s+)?(?:always|never|(?:stop|avoid)\\s+\\w+ing)\\b",
    ),
    type: "feedback",
  },
  {
    pattern: start(
      `(?:(?:${DONT}|no more|never)\\b.*\\b(?:any ?more|ever(?: again)?|again)|(?:stop|quit)\\b.*\\b(?:any ?more|ever(?: again)?))\\b`,
    ),
    type: "feedback",
  },
  {
    pattern: start(
      "(?:no more\\s+(?!than\\b)\\w|(?:stop|quit)\\s+(?!(?:logging|retrying|polling|caching|rendering|throwing|listening|emitting|loading|swallowing|blocking|leaking|trimming|escaping|returning|watching)\\b)\\w+ing\\b)",
    ),
    type: "feedback",
  },
  {
    pattern: start(
      `(?:at all times|under no circumstances|in no case|by no means|whatever (?:you do|happens)|no matter what)\\b`,
    ),
    type: "feedback",
  },
  {
    pattern: start(
      `(?:please )?(?:${DIRECT}|${DONT} \\w+)\\b.*(?:[\\s,–—-]+(?:please[,\\s]+)?)${LASTING}(?:,? please)?[.!]*$`,
    ),
    type: "feedback",
  },
  {
    pattern: within(
      `^(?!.*\\b${TROUBLE}\\b).*,\\s*(?:and )?(?:not (?:now,? )?(?:or |not )?ever|ever|always|forever|for ever|everywhere|by default|at all times|under any circumstances|full stop|period|no discussion|end of story)[.!]*$`,
    ),
    type: "feedback",
  },
  { pattern: start("(?:if|when) (?:you(?:'re| are)? ever|in doubt|unsure)\\b"), type: "feedback" },
  {
    pattern: start("i want\\b.*\\b(?:before|whenever|every time|each time) you\\b"),
    type: "feedback",
  },
  {
    pattern: start(
      "(?:you (?:don't|do not|dont|never) (?:have|need) to|no need to) (?:ask|explain|show|tell|repeat|remind|apologi[sz]e|summari[sz]e|confirm)\\b.*\\b(?:ever|again|any ?more|every time|each time|always|in general|before|when(?:ever)?|now or later)\\b",
    ),
    type: "feedback",
  },
];

/** Conditions with an order behind them; "whenever I save, the app crashes" has none. */
const WHENEVER: readonly Trigger[] = [
  {
    pattern: within(
      `${CLAUSE}(?:whenever|every time|each time|any ?time)\\s+you(?:'re|'ve)? (?!(?:click|press|scroll|log|reload|refresh|hit|tap|restart)\\b)\\w.*?(?:,|\\b(?:please|always|never|make|use|put|keep|run|add|also|give|tell|ask|do|don't)\\b)`,
    ),
    type: "feedback",
  },
  {
    pattern: start(
      `(?:whenever|every time|each time|any ?time)\\s+(?!(?:an?|the) (?:\\w+ )?(?:user|customer|client|visitor|player|request|message|event|job|page|button|timer|packet|frame|token|queue|server|socket)s?\\b).*,\\s*(?:(?:please|also|always|never|then|first|you (?:should|must|need to|have to))\\s+)*(?:${DIRECT}|add|make|set|${DONT}|always|never)\\b`,
    ),
    type: "feedback",
  },
  {
    pattern: start(
      "(?:when(?:ever)?|if) i (?:say|write|ask(?: you)? (?:for|to|about)|type|mention)\\b.{1,120}\\b(?:i (?:always )?mean|(?:that|it) (?:always )?means|i always want|always|never)\\b",
    ),
    type: "feedback",
  },
  {
    pattern: start(
      "(?:(?:when|before|after|if)\\s+(?:you|we)|(?:when|before|after|while)\\s+\\w+ing)\\b.*,\\s*(?:please\\s+)?(?:always|never)\\b",
    ),
    type: "feedback",
  },
];

/** What the user likes and works with. */
const TASTES: readonly Trigger[] = [
  {
    pattern: start(
      "i(?:'d)?\\s+(?:really\\s+|generally\\s+|usually\\s+|strongly\\s+|always\\s+|much\\s+)?prefer\\b",
    ),
    type: "user",
  },
  {
    pattern: start("i(?:'d| would)\\s+rather\\s+(?:you|we|not|use|avoid|never|always|work|read|keep|be)\\b"),
    type: "user",
  },
  {
    pattern: start(
      "i\\s+(?:really\\s+|usually\\s+|generally\\s+)?(?:like|love|hate|dislike|can't stand|don't like|do not like|(?:always|never|only)(?: ever)? (?:want|use|need|work))\\b",
    ),
    type: "user",
  },
  {
    pattern: start(
      "i\\s+(?:only|never)(?: ever)? (?:use|work|deploy|write|run|read|push|commit|ship|test|code)\\b",
    ),
    type: "user",
  },
  { pattern: start("i\\s+(?:use|write|run)\\s+.*\\b(?:not|instead of|rather than)\\b"), type: "user" },
  { pattern: start("my (?:preferred|favou?rite|usual|default)\\b"), type: "user" },
  {
    pattern: start(
      "my (?:shell|editor|os|operating system|ide|keyboard(?: layout)?|time ?zone|native language|first language|pronouns|locale|terminal|window manager) (?:is|are) (?!\\w+ing\\b|not\\b|broken|slow|down|stuck)",
    ),
    type: "user",
  },
  {
    pattern: start(
      `i(?:'m| am|m) ${MACHINE}.*\\b(?:so|and)\\b.*\\b(?:whenever|always|never|by default|any|every|all|commands?|paths?|shortcuts?|snippets?|scripts?|examples?|instructions?)\\b`,
    ),
    type: "user",
  },
  {
    pattern: start(
      "i(?:'m| am|'ve| have| use| live| don't| do not)\\b.{1,120}\\b(?:so|that's why)\\s+(?:please\\s+)?(?:whenever|always|never|don't ever|every|all (?:your|my))\\b",
    ),
    type: "user",
  },
];

/** How things are done here. */
const CUSTOMS: readonly Trigger[] = [
  {
    pattern: start("(?:by default|(?:as a|by) convention|in general)\\b"),
    type: "feedback",
  },
  {
    pattern: start(
      `(?:our|the (?:\\w+ )?)\\s*(?:\\w+ )?${RULE}(?:\\s+(?:here|(?:for|on|in) \\w+(?: \\w+)?))?\\s*(?:is\\b|:|,)(?! (?:not |in the |broken|wrong|missing|unclear))`,
    ),
    type: "feedback",
  },
  {
    pattern: start(
      "we(?:'ve| have)?\\s+(?:(?:now|all|finally|recently|long ago)\\s+)?(?:standardi[sz]ed on|settled on|agreed (?:on|that|to (?:always|never|only))|decided (?:that (?:all|every|no|we)|to (?:always|never|only|stay|stick)))\\b",
    ),
    type: "feedback",
  },
  {
    pattern: start(
      `we(?:'re| are)?\\s+(?:only (?:ever )?|exclusively |strictly |don't |do not |dont |never )?(?:use|deploy|write|ship|support|target|commit|keep|put|test|merge|squash|follow|stick (?:to|with)|a|touch|allow|log|name|store|run)\\b[^,;]*\\b(?:${HERE}|everywhere|for everything|exclusively|across the board|only)(?!.*\\b${TROUBLE}\\b)`,
    ),
    type: "project",
  },
  {
    pattern: start(
      `(?:in|for|on|across|throughout) (?:this|our|the whole) (?:\\w+ )?${PLACE}\\b(?!.*\\b${TROUBLE}\\b)[^?]{0,60}\\b(?:all|every|each|no|never|always|only|must|nothing|everything|any)\\b`,
    ),
    type: "feedback",
  },
  {
    pattern: start(
      `(?:all|every|any|each|no)\\b(?! of the tests)(?!.*\\b${TROUBLE}\\b).{1,80}\\b${HERE}\\b.{0,20}\\b(?:must|should|needs?|ha(?:s|ve) to|gets?|goes?|uses?|lives?|starts?|ends?|follows?)\\b`,
    ),
    type: "feedback",
  },
  {
    pattern: start(
      `(?:anything|everything|whatever|all|any|every|each)\\b.{0,40}\\byou(?:'ll| will)? (?:ever )?(?:write|generate|give|make|produce|create|suggest|send|show|hand|commit|propose|build)\\b.{0,60}\\b(?:should|must|needs?|ha(?:s|ve) to|goes?|uses?)\\b`,
    ),
    type: "feedback",
  },
  {
    pattern: start(
      "keep (?:your |the |all |my )?(?:answers|replies|responses|explanations|summaries|commit messages|commits|comments|diffs|prs)\\b(?! (?:nested|sorted|grouped|under|open|visible|hidden|in the|from))",
    ),
    type: "feedback",
  },
  {
    pattern: start(
      `(?:in|for|across) (?:all|every|each|any)(?: one)?(?: of)? (?:(?:my|our) \\w+|\\w+ of (?:mine|ours))\\b`,
    ),
    type: "user",
  },
  {
    pattern: within(
      `(?:^|[,;:.–—-]\\s*|\\band )(?:that|this|it)(?:'s| is|s)(?: been)? (?:an?|our|the|my) (?:${RULE_KIND} )*(?:${RULE}|request|wish)\\b(?! (?:violation|file|engine|in the))`,
    ),
    type: "feedback",
  },
  { pattern: start("we\\b[^,]{3,60}, (?:and )?never\\b"), type: "feedback" },
  {
    pattern: within(
      "\\b(?:will|'ll|to|should) (?:stay|remain) (?:(?:that|this) way|like (?:that|this)|as (?:it is|they are|is))\\b",
    ),
    type: "project",
  },
  // The sentence says itself that it lasts.
  {
    pattern: within(
      `(?:^|[,;:.–—-]\\s*|\\band )(?:this|that|it|these|they)(?:'s| is| are| will|'ll)?\\s*(?:(?:not (?:going to|gonna)|n't|never|won't|will not|isn't going to|not) change|(?:is |are )?(?:permanent|final|fixed|here to stay|set in stone|non-?negotiable|not negotiable|not up for debate))\\b`,
    ),
    type: "project",
  },
  {
    pattern: within("[,;(–—-]\\s*(?:with )?(?:no exceptions?|without exceptions?|permanently)\\b"),
    type: "feedback",
  },
  {
    pattern: within("\\b(?:is|are|'s|'re|we'?re) (?:[\\w./-]+ ){0,4}for good\\b(?! reason)"),
    type: "project",
  },
  {
    pattern: within(
      `\\b(?:this|that|it) (?:holds|applies|goes|counts) for (?:all|every\\w*|any\\w*|the whole|future|each)(?! (?:of )?(?:this|these) ${AT_HAND})`,
    ),
    type: "feedback",
  },
];

/** A request about the code at hand can sound like any of these; the vetoes tell them apart. */
export const ENGLISH_WAYS: readonly Trigger[] = [...ALWAYS, ...WHENEVER, ...TASTES, ...CUSTOMS];
