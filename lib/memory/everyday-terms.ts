/** Words that stand in every developer's prompts whatever they are about, in the form that `termsOf` gives them. */
import { lazy } from "../text/lazy.ts";
import { termsOf } from "./terms.ts";

/** Terms already, and a test compares them with the words: making them here would cost a hook a millisecond. */
export const EVERYDAY_TERMS = `コード ファイ ァイル テスト エラー cod fil function method class variabl valu lin text nam test run mak add creat new
old chang updat use using fix bug error writ read show look check get set put giv find try need want lik
keep work way thing part list project repo repository thank ok okay good great right now next first last
one two only sam different explain describ tell help let go see know think start stop don question answer
代码 文件 函数 方法 变量 数值 一行 文本 名字 测试 运行 新建 添加 修改 更新 使用 修复 错误 报错 问题 检查 查看 项目 仓库 帮我 看看 现在 然后 继续 谢谢 需要 应该 解释 说明 写个
写一 改成 换成 関数 変数 値 名前 実行 作成 追加 変更 修正 直し 直す 問題 確認 見て 続け お願 願い 説明 教え 書い 書く 使う 使い 作っ 作る`;

const everydayTerms = lazy(() => new Set(EVERYDAY_TERMS.split(/\s+/)));

export function isEverydayTerm(term: string): boolean {
  return everydayTerms().has(term);
}

/** Whether two texts share a word that is not an everyday one. */
export function sharesTopic(a: string, b: string): boolean {
  const terms = new Set(termsOf(a));
  return termsOf(b).some((term) => terms.has(term) && !isEverydayTerm(term));
}
