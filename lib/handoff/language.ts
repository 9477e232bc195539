/** What people say, in English, Chinese and Japanese, when they object, lay down a rule, ask, or report what they found. */

const OBJECTIONS = [
  /^(?:no\b[,.! ]|nope\b|wrong\b|not (?:that|what|like)\b|stop\b|wait\b|undo\b|revert\b|actually[, ])/i,
  /\b(?:that(?:'s| is) (?:not|wrong|incorrect)|not what i (?:asked|meant|wanted)|you (?:misunderstood|broke|forgot)|doesn'?t work|still (?:fails|broken|failing)|instead of|i said|don'?t do that|put (?:it|that) back)\b/i,
  /(?:不对|不是这|不是那|错了|不要这样|别这样|改回|撤销|还是不行|没有用|我说的是|不是我要的|弄错)/,
  /(?:違い?ます|違う|ちがう|そうじゃな|そうではな|間違|やめて|戻して|まだ(?:動か|失敗)|ではなく|じゃなくて)/,
];

const CONSTRAINTS = [
  /\b(?:must(?:n't| not)?|never|always|do not|don'?t|only use|make sure|without (?:changing|touching|breaking)|keep (?:the|it|in mind)|no (?:new )?dependenc\w+|from now on|remember|don'?t forget)\b/i,
  /(?:必须|不要|不得|禁止|务必|始终|一定要|只能|以后都|千万别|记住|别忘)/,
  /(?:必ず|しないで|してはいけ|禁止|常に|決して|だけを使|今後は|絶対に|覚えて|忘れない)/,
];

const FINDINGS = [
  /\b(?:turns out|root cause|the (?:cause|reason|problem|culprit) (?:is|was)|because of|it was caused|note that|the fix (?:is|was)|lesson|the trick is|only works (?:when|if)|depends on)\b/i,
  /(?:原因是|根本原因|原来|问题在于|发现|注意|关键是|取决于|这是因为)/,
  /(?:原因は|根本原因|問題は|わかりました|判明|注意|のためです|によるもの)/,
];

const QUESTION = /[?？]\s*$|(?:吗|呢|ですか|ますか|でしょうか)[。.]?\s*$/;

const BARE_ANSWER =
  /^(?:yes|yeah|yep|ok(?:ay)?|sure|no(?:pe)?|neither|both|either|the (?:first|second|third|last|former|latter))\b|^(?:好|可以|是的|行|不用|不要|都|第[一二三])|^(?:はい|いいえ|うん|いや|それで|両方)/i;

/** Begins like the answer to a question. */
export function isBareAnswer(text: string): boolean {
  return BARE_ANSWER.test(text.trim());
}

export function isObjection(text: string): boolean {
  return OBJECTIONS.some((pattern) => pattern.test(text.trim()));
}

export function isConstraint(sentence: string): boolean {
  return CONSTRAINTS.some((pattern) => pattern.test(sentence)) && !isQuestion(sentence);
}

export function isFinding(sentence: string): boolean {
  return FINDINGS.some((pattern) => pattern.test(sentence)) && !isQuestion(sentence);
}

export function isQuestion(sentence: string): boolean {
  return QUESTION.test(sentence.trim());
}
