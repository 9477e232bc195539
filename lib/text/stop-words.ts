/** Function and question words that say nothing about what a turn is about. Small and generic on purpose. */

const ENGLISH = `a about after again all also am an and any are as at be because been before being but by can could did do does
doing don for from had has have having he her here hers him his how i if in into is it its just me might my no nor not of off on
or our out over please s shall she should so some such t than that the their them then there these they this those to too under
until up us very was we were what when where which while who whom whose why will with would yes you your`;

/** Chinese function and question words. */
const CHINESE = `的 了 是 在 和 与 或 及 吗 呢 吧 啊 我 你 他 她 它 我们 你们 他们 这 那 这个 那个 这些 那些 哪 哪个 哪些 哪里
什么 怎么 怎样 如何 为何 为什么 多少 几 谁 有 没有 不 不是 就 都 也 还 又 把 被 让 给 对 从 到 上 下 里 一个 一下 可以 能 会 要 请 请问`;

/** Japanese particles, copulas and question words. */
const JAPANESE = `は が を に の で と も へ や か ね よ から まで より です ます でした ました した する して いる ある ない
この その あの どの これ それ あれ どれ ここ そこ どこ なに なぜ どう いつ だれ 何 何故 ください`;

const STOP_WORDS = new Set(`${ENGLISH} ${CHINESE} ${JAPANESE}`.split(/\s+/));

/** Words inside unspaced text that end a content word; longest first. Single Chinese characters but 的 了 吗 呢 吧 are parts of too many words. */
export const INLINE_STOP_WORDS: readonly string[] = `${CHINESE} ${JAPANESE}`
  .split(/\s+/)
  .filter((word) => word.length > 1 || /[的了吗呢吧はがをにのでともへや]/.test(word))
  .sort((a, b) => b.length - a.length);

export function isStopWord(token: string): boolean {
  return STOP_WORDS.has(token);
}
