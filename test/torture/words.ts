/** What people and tools say in a generated session: plain words, code, Chinese, Japanese, Korean, odd signs, any length. */
import type { Random } from "./random.ts";

const PIECES = [
  "rename the parser",
  "run the tests again",
  "findRelevantMemories",
  "用户身份验证失败",
  "重跑数据库迁移",
  "認証トークンを更新する",
  "キャッシュを消して",
  "인증 토큰이 만료됨",
  "C++ and node:sqlite",
  "lib/queue/disk.ts:14",
  "--no-verify",
  "naïve café 🎉",
  "<b>not markup</b>",
  "100 % of `x`",
  "a\tb",
  "𠮷𪚥",
];

/** Between `from` and `to` pieces. Its number makes each text one of its kind. */
export function makeText(random: Random, from: number, to: number): string {
  const pieces = Array.from({ length: random.between(from, to) }, () => random.pick(PIECES));
  return `${random.between(1, 1e9).toString(36)} ${pieces.join(random.chance(0.2) ? "\n" : " ")}`;
}

/** The archive holds 80 kB of a text; only the raw copies hold more. */
const MAX_CHARS = 75_000;

/** A tool's output: mostly short, sometimes long, seldom very long. */
export function makeOutput(random: Random): string {
  const size = random.next();
  if (size < 0.7) return makeText(random, 1, 30);
  const text = makeText(random, 1, 20).repeat(size < 0.97 ? random.between(2, 60) : random.between(100, 900));
  return text.slice(0, MAX_CHARS).replace(/[\ud800-\udbff]$/, "");
}
