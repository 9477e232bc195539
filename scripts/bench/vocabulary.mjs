/**
 * Made-up text for the bench corpora: English prose, code and Chinese, from vocabularies built by a seeded generator.
 * Pools are JSON-escaped once, so that a corpus is written by slicing them.
 */

/** mulberry32: 32 bits of state, good enough for shapes, the same on every machine. */
export function createRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    below: (limit) => Math.floor(next() * limit),
    pick: (list) => list[Math.floor(next() * list.length)],
    hex: (digits) => {
      let text = "";
      while (text.length < digits)
        text += Math.floor(next() * 0x100000000)
          .toString(16)
          .padStart(8, "0");
      return text.slice(0, digits);
    },
    uuid() {
      const hex = this.hex(32);
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
    /** Log-uniform between the two: outputs of tools are mostly short, sometimes long. */
    logUniform: (low, high) => Math.floor(low * (high / low) ** next()),
  };
}

const FUNCTION_WORDS =
  "the of and to in is that it for as with was on be at by this have from or had not are but what all were when we there can an your which their said if do will each about how up out them then she many some so these would other into has more her two like him see time could no make than first been its who now people my made over did down only way find use may water long little very after words called just where most know".split(
    " ",
  );
const SYLLABLES =
  "ba be bi bo ca ce cor da de di dor en er fa fi for ga gen gra ha hel in ka ken la len li lo lu ma men mi mo na nel ni nor o pa per pi pla por ra ren ri ro sa sen si sor sta ta ten ter ti tor tra u va ven vi vor wa win".split(
    " ",
  );
/** Common two-character words first: queries of the search bench look for some of them. */
const CHINESE_WORDS =
  "用户 身份 认证 数据 系统 文件 测试 修改 代码 问题 我们 需要 现在 可以 没有 如果 因为 所以 时间 方法 函数 模块 接口 服务 部署 日志 错误 处理 返回 结果 输入 输出 配置 环境 版本 更新 删除 添加 查询 搜索 缓存 并发 线程 进程 内存 性能 优化 重构 设计".split(
    " ",
  );
const CHINESE_MARKS = "，。，。、；：？！";
const KEYWORDS =
  "const let return function export import from if else for while await async new class type interface throw try catch".split(
    " ",
  );
const ERRORS = ["TypeError", "ENOENT", "timeout", "assertion failed", "connection reset", "exit code 1"];

/**
 * Marks beyond Latin-1. What the client writes into a transcript of its own (prompt snapshots, listings, request shapes) has
 * 15 to 23 of them in 10 kB, four of five a dash (counted in sessions that client 2.1.332 recorded); answers are given as many.
 * They decide how a reader in JavaScript fares: one of them makes it keep a whole chunk in two bytes a character.
 */
const MARKS = ["—", "—", "—", "—", "—", "—", "—", "→", "…", "–"];
const MARKS_PER_CHAR = 0.002;
/** Of 6 kB pieces of TypeScript and JavaScript sources 10.5 to 12.7 % hold such marks (counted in node_modules). */
const CODE_MARKS = ["─", "—", "…", "→", "✓"];
const MARKED_FILES = 0.115;
const LINES_A_FILE = 130;
const MARKED_LINES = 0.08;

/** A rank drawn from a Zipf-like law: low ranks are common, as words are. */
function zipf(random, size) {
  return Math.min(size - 1, Math.floor(size ** random.next()) - 1);
}

function makeWords(random, count) {
  const words = new Set(FUNCTION_WORDS);
  while (words.size < count) {
    let word = "";
    for (let n = 1 + random.below(3); n >= 0; n--) word += random.pick(SYLLABLES);
    words.add(word);
  }
  return [...words];
}

function makeChineseWords(random, count) {
  const words = new Set(CHINESE_WORDS);
  // The 2,500 characters from U+4E00 on that a seeded walk picks stand for the everyday set.
  const characters = Array.from({ length: 2500 }, () => String.fromCharCode(0x4e00 + random.below(0x4000)));
  while (words.size < count)
    words.add(random.pick(characters) + (random.next() < 0.85 ? random.pick(characters) : ""));
  return [...words];
}

function makeIdentifier(random, words) {
  const parts = Array.from(
    { length: 2 + random.below(2) },
    () => words[100 + zipf(random, words.length - 100)],
  );
  const style = random.next();
  if (style < 0.6)
    return parts.map((part, at) => (at === 0 ? part : part[0].toUpperCase() + part.slice(1))).join("");
  return parts.join(style < 0.85 ? "_" : "-");
}

function sentence(random, words) {
  const picked = Array.from({ length: 6 + random.below(14) }, () => words[zipf(random, words.length)]);
  const text = picked.join(" ");
  return `${text[0].toUpperCase()}${text.slice(1)}.`;
}

/** As a model or the client writes it. */
function typesetSentence(random, words) {
  const text = sentence(random, words);
  if (random.next() > text.length * MARKS_PER_CHAR) return text;
  const at = text.indexOf(" ", random.below(text.length >> 1));
  return `${text.slice(0, at)} ${random.pick(MARKS)}${text.slice(at)}`;
}

function chineseSentence(random, words, identifiers) {
  let text = "";
  for (let n = 4 + random.below(12); n > 0; n--) text += words[zipf(random, words.length)];
  if (random.next() < 0.2) text += random.pick(identifiers);
  return text + random.pick(CHINESE_MARKS);
}

function codeLine(random, words, identifiers) {
  const name = () => identifiers[zipf(random, identifiers.length)];
  const indent = "  ".repeat(random.below(4));
  const kind = random.next();
  if (kind < 0.2) return `${indent}// ${sentence(random, words)}`;
  if (kind < 0.35) return `${indent}${random.pick(KEYWORDS)} { ${name()}, ${name()} } from "./${name()}.ts";`;
  if (kind < 0.45)
    return `${indent}src/${name()}/${name()}.ts:${random.below(900)}: ${random.pick(ERRORS)} in ${name()}`;
  if (kind < 0.5) return "";
  return `${indent}${random.pick(KEYWORDS)} ${name()} = ${name()}(${name()}, ${random.below(1000)}) ?? "${name()}";`;
}

/** Lines of source files, a few of which hold marks. */
function createCodeWriter(random, words, identifiers) {
  let left = 0;
  let isMarked = false;
  return () => {
    if (left-- === 0) {
      left = LINES_A_FILE;
      isMarked = random.next() < MARKED_FILES;
    }
    const line = codeLine(random, words, identifiers);
    return isMarked && random.next() < MARKED_LINES ? `${line} // ${random.pick(CODE_MARKS)}` : line;
  };
}

/** One pool: escaped text, and where its pieces end, so that a slice never cuts an escape sequence. */
function makePool(pieces, glue) {
  const ends = new Uint32Array(pieces.length);
  const parts = [];
  let length = 0;
  for (const [at, piece] of pieces.entries()) {
    const escaped = JSON.stringify(piece + glue).slice(1, -1);
    parts.push(escaped);
    length += escaped.length;
    ends[at] = length;
  }
  return { text: parts.join(""), ends };
}

/** A stretch of about `chars` escaped characters, from a random piece on. */
export function slicePool(pool, random, chars) {
  const { text, ends } = pool;
  const wanted = Math.min(chars, text.length >> 1);
  let first = random.below(ends.length);
  if (ends[first] + wanted >= text.length) first = random.below(ends.length >> 2);
  const start = ends[first];
  let low = first + 1;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle] < start + wanted) low = middle + 1;
    else high = middle;
  }
  return text.slice(start, ends[low]);
}

/** About 20 MB of code, 8 MB of prose, as much typeset, and 2 M characters of Chinese; takes some seconds. */
export function createVocabulary(seed, { scale = 1 } = {}) {
  const random = createRandom(seed);
  const words = makeWords(random, 20_000);
  const identifiers = Array.from({ length: 30_000 }, () => makeIdentifier(random, words));
  const chineseWords = makeChineseWords(random, 12_000);
  const many = (count, make) => Array.from({ length: Math.ceil(count * scale) }, make);
  return {
    words,
    identifiers,
    chineseWords,
    prose: makePool(
      many(100_000, () => sentence(random, words)),
      " ",
    ),
    typeset: makePool(
      many(100_000, () => typesetSentence(random, words)),
      " ",
    ),
    code: makePool(many(350_000, createCodeWriter(random, words, identifiers)), "\n"),
    chinese: makePool(
      many(100_000, () => chineseSentence(random, chineseWords, identifiers)),
      "",
    ),
  };
}
