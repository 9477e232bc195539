/** Words that stand in every developer's prompts whatever they are about, in the form that `termsOf` gives. */
import { termsOf } from "./terms.ts";

const ENGLISH = `code file files function method class variable value line lines text name names test tests run make add create new
old change changes update use using fix bug error write read show look check get set put give find try need want like keep
work works way thing things part list project repo repository please thanks ok okay good great right now next first last
one two only same different explain describe tell help let go see know think start stop done do yes no question answer`;

const CHINESE = `代码 文件 函数 方法 变量 数值 一行 文本 名字 测试 运行 新建 添加 修改 更新 使用 修复 错误 报错 问题 检查 查看 项目 仓库 帮我 看看
一下 现在 然后 继续 谢谢 可以 需要 应该 怎么 什么 解释 说明 写个 写一 改成 换成`;

const JAPANESE = `コード ファイル 関数 変数 値 行 名前 テスト 実行 作成 追加 変更 更新 使用 修正 直し 直す エラー 問題 確認 見て 今 次 続け
ありがとう お願い 説明 教え 書い 書く 使う 使い 作っ 作る`;

let everyday: ReadonlySet<string> | undefined;

export function isEverydayTerm(term: string): boolean {
  everyday ??= new Set(termsOf(`${ENGLISH} ${CHINESE} ${JAPANESE}`));
  return everyday.has(term);
}
