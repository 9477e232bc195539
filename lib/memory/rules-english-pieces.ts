/** What the English rules are put together from: openings, verbs and nouns of which several rules need one. */

/** What people say before the point. Words that also begin it ("no more", "right now") only count with a comma. */
export const OPENING =
  /^(?:(?:(?:ok(?:ay)?|yes|yep|and|also|but|btw|by the way|please|pls|hey|hi|well|fine|good|great|perfect|cool|nice|alright|thanks?|thank you|claude|oh|ah|just so you know|just fyi|just(?! (?:this )?once)|fyi|heads[- ]?up|p\.?s|actually|again|sorry|so(?! (?:long as|you remember))|(?:no|right)(?=[,.:;!–—-])|(?:one|another|last|small|quick|side)(?: more| last| small| quick)? (?:thing|note|point|request|remark)|for the record|for context|for info|before i forget|(?:as|like) i (?:already )?(?:said|mentioned|told you)(?: before| earlier)?)[,.:;!–—-]*|(?:note|reminder|important|nb|tip|context|background)\s*[:!–—-])\s+)+/i;

export const ROLE =
  "(?:developer|engineer|designer|scientist|analyst|student|manager|researcher|beginner|teacher|architect|administrator|admin|writer|consultant|founder|maintainer|programmer|dev|sre|tester|physicist|biologist|statistician|economist|lecturer|newbie|novice|freelancer)";

export const DONT = "(?:do not|don't|dont|don´t)";
/** Hands type "going forward" in many ways. */
export const FORWARD =
  "(?:g(?:oing|oign|ogin|iong|ong)|moving) f(?:or|ro|o)w?(?:ard|rad|ad)s?(?! (?:one|two|three|a|an|\\d+)\\b)";
export const FROM_HERE =
  "(?:from|form|frm|fom) (?:now|here(?! on (?:the|this|it)\\b)|this (?:point|moment|day)|today|tomorrow) (?:on(?:wards?)?|out|forward)(?: out)?";
export const HENCEFORTH = `(?:${FROM_HERE}|${FORWARD}|from today(?=[.,!]|$)|henceforth|hereafter|(?:starting|beginning|effective|as of) (?:now|today|immediately))`;

/** Where a rule of the house holds. */
export const PLACE =
  "(?:repo(?:sitory)?|project|code ?base|monorepo|workspace|code|team|company|org(?:ani[sz]ation)?|group|lab|app|game|library|package|firmware|product|shop)";
/** "In this project", "here", "on our team". */
export const HERE = `(?:(?:in|for|on|across|throughout|within|at|of) (?:this|our|the whole|the entire|all our) (?:\\w+ )?${PLACE}s?|here|around here)`;

/** Verbs in which people tell an assistant how to work; "make", "add", "set" and "fix" ask for work instead. */
export const DIRECT =
  "(?:use|keep|put|write|run|re-?run|ask|tell|show|give|answer|reply|respond|call|name|prefix|format|check|test|read|follow|stick|stay|treat|assume|consider|explain|avoid|prefer|skip|leave|omit|include|wrap|sort|group|start|end|begin|finish|commit|push|squash|rebase|branch|tag|sign|pin|log|document|comment|spell|indent|lint|regenerate|generate|rebuild|build|update|bump|sync|copy|mention|quote|cite|list|link|reference|report|propose|suggest|confirm|wait|talk|speak|refer|default|go|do|be|double-check|verify|validate|review|target|import|export|store|save|note|remind|let me|make (?:sure|them|it|your|every|all))";

/** Where a clause begins in which an order may stand. */
export const CLAUSE = "(?:^|[,;:–—]\\s*|\\b(?:so|please|but|and please) )";

export const RULE =
  "(?:rule|policy|convention|standard|practice|guideline|norm|preference|requirement|agreement|habit)";
export const RULE_KIND =
  "(?:standing|house|team|project|general|hard|golden|ground|strict|firm|permanent|company|global|coding|repo|lasting|iron|long-standing|unwritten)";

/** What is being worked on right now. */
export const AT_HAND =
  "(?:session|conversation|chat|task|turn|pr|pull request|mr|merge request|branch|commit|change|changeset|diff|file|function|class|module|method|component|test|case|review|release|line|iteration|refactor\\w*|migration|ticket|issue|bug|page|screen|one|run|build|deploy(?:ment)?|demo|script|notebook|query|loop|snippet|patch|step)";
export const CHOICE = "(?:option|one|version|approach|variant|idea|solution|design|layout)";
export const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";

/** After "we always": what happens to people or programs rather than what they make a rule of. */
export const HAPPENS =
  "(?:get|got|see|saw|had|have|end|run into|ran|fail|crash|hang|time out|hit|miss|lose|lost|found|thought|knew|felt|feel|seem|come|came|forget|forgot|mix up|struggle|wonder|was|were|am|is|are|been|return|returns|throw|block|land|break|broke|(?!need|embed|feed|seed|speed)\\w+ed\\b)";
export const EXPERIENCED =
  "(?:seen|saw|heard|had|happened|worked|noticed|tried|knew|thought|been|got|encountered|came|mind)";
/** "Never returns", "always picks": a program does so. Words in -ss and -us are none of these. */
export const THIRD_PERSON = "\\w*[^su\\W]s\\b";
/** Someone complains. */
export const TROUBLE =
  "(?:fail\\w*|crash\\w*|broken|breaks?|hangs?|slow|leak\\w*|time[sd]? out|bugs?|wrong|flak[ey]\\w*|stuck|takes? (?:ages|forever|too)|blows? up|freez\\w+|duplicat\\w+)";

/** For small letters, as all English patterns here. At the beginning of the point: the opening is off by then. */
export const start = (pattern: string): RegExp => new RegExp(`^(?:${pattern})`);
export const within = (pattern: string): RegExp => new RegExp(pattern);
