/** What standing instructions, wishes and facts sound like in English. */
import type { LanguageRules, Trigger } from "./rules.ts";
import { ENGLISH_AGAINST } from "./rules-english-against.ts";
import {
  CLAUSE,
  DIRECT,
  DONT,
  HENCEFORTH,
  HERE,
  OPENING,
  ROLE,
  RULE,
  RULE_KIND,
  start,
  within,
} from "./rules-english-pieces.ts";
import { ENGLISH_WAYS } from "./rules-english-ways.ts";

const THIS = "(?:this|it|that|the following|these)";
/** "Your memory" is the assistant's; bare "memory" is a computer's unless the request ends there. */
const MEMORY =
  "(?:your (?:\\w+-term )?(?:memory|memories|notes)|(?:the )?long-term memory|memory(?=\\s*(?:[:,.!–—-]|$|that\\b)))";
const LATER =
  "(?:for (?:all |any |your |the )?(?:future|later|next|upcoming) (?:sessions?|chats?|conversations?|reference|time)|for your (?:records|information))";
/** What lies in the future of a program. */
const DATA =
  "(?:dates?|times?|timestamps?|events?|bookings?|payments?|appointments?|values?|tense|proof|days?|years?|orders?)\\b";
/** Traits and machines that stay with a person. */
const TRAIT =
  "(?:colou?r-?\\s?blind|dyslexic|deaf|blind|left-handed|visually impaired|short-sighted|hard of hearing|(?:a )?(?:non-)?native \\w+ speaker|new to \\w+)";

/** The user asks for keeping. */
const REQUESTS: readonly Trigger[] = [
  {
    pattern: start(
      "(?:remember|memori[sz]e)(?:\\s*[:,–—-]|\\s+(?:(?:that|this|my|our|we|i|i'm|you)\\b|to\\s+(?:always|never)\\b))",
    ),
    type: "project",
  },
  { pattern: within("\\bremember (?:it|this|that)(?: please)?[.!]*$"), type: "project" },
  {
    pattern: within(
      `\\b(?:add|save|store|commit|put|write|record|log|keep|note)\\s+(?:${THIS}\\s+)?(?:down\\s+)?(?:in|to|into)\\s+${MEMORY}`,
    ),
    type: "project",
  },
  {
    pattern: start(
      `(?:note|jot|write)\\s+(?:${THIS}\\s+)?down(?:\\s*[:,–—-]|\\s+(?:that|for)\\b)|(?:store|save|keep|file|note|stash|record)\\s+${THIS}\\s+(?:away\\s+)?(?:${LATER}|for later)`,
    ),
    type: "project",
  },
  {
    pattern: within(
      `\\b${LATER}\\b(?:\\s*[:,–—-]|[.!]*$)|\\bfor (?:the )?next time\\b|^(?:\\w+ ){0,4}for later\\s*[:,]`,
    ),
    type: "project",
  },
  { pattern: start("(?:keep|bear) (?:it |this |that )?in mind\\b|so you remember\\b"), type: "project" },
  { pattern: within("[,;]\\s*(?:so |please )*(?:keep|bear) (?:it|this|that) in mind\\b"), type: "project" },
  {
    pattern: start(
      "(?:make|take) (?:a )?(?:mental )?note(?:\\s*[:,]|\\s+(?:that|of|to)\\b)|note (?:that|to self|for)\\b",
    ),
    type: "project",
  },
  { pattern: start(`${DONT} forget(?:\\s*[:,]|\\s+(?:that|we|i|our|my)\\b)`), type: "project" },
];

/** Words that make whatever is ordered hold for good, wherever they stand. */
const FOR_GOOD: readonly Trigger[] = [
  { pattern: within(`\\b${HENCEFORTH}\\b`), type: "feedback" },
  {
    pattern: within(
      "\\b(?:keep it that way|let's keep it (?:that|this) way|stick to (?:it|that)|(?:until|till|unless) (?:i|we) (?:say|tell you|ask|explicitly say|decide) (?:otherwise|differently|to stop)|(?:until|unless) told otherwise|(?:as|so) long as (?:i(?:'m| am)|we(?:'re| are)|you(?:'re| are)) (?:work|pair|collaborat)ing)\\b",
    ),
    type: "feedback",
  },
  {
    pattern: within(
      `\\b(?:in|for|with|across|on|to) (?:all|every|each|any)(?: of)?(?: (?:my|our|your|the))? future (?!${DATA})\\w+|^(?:all|every|any) future (?!${DATA})\\w+|\\bnow or (?:later|ever|in (?:the )?future)\\b|\\b(?:this|now) (?:or|and) (?:in )?(?:any|every|all) (?:later|future|other)\\b`,
    ),
    type: "feedback",
  },
  {
    pattern: start(
      "(?:in (?:the )?future(?! tense)|for (?:all )?(?:your )?future [a-z]+)\\b|next time(?= (?:you|we|i|please)\\b|[,:])",
    ),
    type: "feedback",
  },
  { pattern: within(",\\s*in (?:the )?future\\b"), type: "feedback" },
  {
    pattern: within(
      "\\b(?:for|in|across) (?:all|every|any|each)(?: of)?(?: my| our| your)? (?:sessions?|chats|conversations?)\\b",
    ),
    type: "project",
  },
  { pattern: start("once and for all\\s*[:,–—-]"), type: "feedback" },
  {
    pattern: start(`(?:${DIRECT}|${DONT}|always|never)\\b.*\\b(?:in (?:the )?future|next time)[.!]*$`),
    type: "feedback",
  },
  {
    pattern: within(
      `\\b(?:make (?:it|this|that) a (?:habit|rule)|make a habit (?:of|out of)|(?:get|be) in(?:to)? the habit of|as a (?:(?:general|${RULE_KIND}) )?(?:rule|policy|habit))\\b`,
    ),
    type: "feedback",
  },
  {
    pattern: start(
      `(?:(?:an?|my|our|another|new|one|it's an?|here's an?) )?(?:${RULE_KIND} )+${RULE}s?(?: of (?:mine|ours)| here| ${HERE})?\\s*(?:[:,–—-]|is\\b|are\\b)`,
    ),
    type: "feedback",
  },
  {
    pattern: start(`(?:a )?(?:new|another|one more|basic|simple) ${RULE}s?(?: for you| here)?\\s*[:–—]`),
    type: "feedback",
  },
  { pattern: start("(?:forever|always)(?: and (?:ever|always))?\\s*:"), type: "feedback" },
  {
    pattern: within(
      `${CLAUSE}${DONT} make me (?:ask|repeat|say|tell|remind)\\b|\\bi (?:keep|have to keep) telling you\\b`,
    ),
    type: "feedback",
  },
];

/** Who the user is. */
const SELF: readonly Trigger[] = [
  {
    pattern: start(
      "my name(?:'s| is)\\b|call me (?!when|if|once|back|after|as soon|later|at\\b|on\\b)|i work (?:on(?!.*\\b(?:first|next|now|while)\\b)|at|in|as|for|with)\\b",
    ),
    type: "user",
  },
  { pattern: start(`i(?:'m| am|m) an? (?:[\\w-]+ ){0,4}${ROLE}\\b`), type: "user" },
  { pattern: start(`i(?:'m| am|m) (?:[\\w-]+ ){0,2}${TRAIT}\\b`), type: "user" },
  {
    pattern: start("i(?:'m| am|m) (?:just )?an? (?:[\\w-]+ ){0,2}[\\w-]+,? (?:and )?not an? \\w"),
    type: "user",
  },
  { pattern: start("i have (?:dyslexia|adhd|rsi|poor eyesight|colou?r.?blindness)\\b"), type: "user" },
];

export const ENGLISH: LanguageRules = {
  ...ENGLISH_AGAINST,
  opening: OPENING,
  strong: [...REQUESTS, ...FOR_GOOD, ...SELF],
  weak: ENGLISH_WAYS,
  pointsBack: [
    /^(?:and |so |please )*(?:keep|bear) (?:that|this|it) in mind(?:,? (?:for (?:next time|later|the future)|too|please))*[.!]*$/i,
    /^(?:and |so |please )*remember (?:that|this|it)(?:,? please)?[.!]*$/i,
    /^(?:and )?(?:(?:not now,? )?(?:not )?ever|always|every (?:single )?time|each time|no exceptions|permanently|at all times)[.!]*$/i,
    /^(?:and )?(?:that|this)(?:'s| is) (?:permanent|not going to change|a (?:standing|permanent|house|hard) rule)[.!]*$/i,
  ],
  forget: [
    start("(?:you can |you should )?forget (?:about )?(?=(?:my|our|that|what|the|everything)\\b)"),
    start(`(?:${DONT}|no need to) remember\\b`),
  ],
  leads: [
    start("(?:remember|memori[sz]e)(?:\\s*[:,–—-]|\\s+(?:that|this:?)(?=\\s))?\\s*"),
    start(
      `(?:${HENCEFORTH}|for future reference|for later(?: sessions)?|for (?:all )?future sessions|in (?:the )?future|next time)\\s*[,:–—-]?\\s*`,
    ),
    start("(?:keep|bear) (?:it |this )?in mind(?: that)?\\s*[,:]?\\s*"),
    start("(?:make|take) (?:a )?(?:mental )?note(?: that| of)?\\s*[,:]?\\s*"),
    start(`${DONT} forget(?: that)?\\s*[,:]?\\s*`),
    start(
      `(?:add|save|store|commit|put|write|record|note)\\s+(?:${THIS}\\s+)?(?:down\\s+)?(?:in|to|into)\\s+${MEMORY}(?: that)?\\s*[:,–—-]?\\s*`,
    ),
    start(`(?:note|jot|write)\\s+(?:${THIS}\\s+)?down(?: that)?\\s*[:,–—-]?\\s*`),
    start(`(?:store|save|keep|file|note)\\s+${THIS}\\s+(?:away\\s+)?(?:${LATER}|for later)\\s*[:,–—-]\\s*`),
    start(`(?:${RULE_KIND} )+${RULE}s?(?: here)?\\s*[:–—-]\\s*`),
  ],
};
