/**
 * Lines of a prompt that are program text, log output or comments although no fence says so. The words in them are
 * addressed to a compiler or to other readers of that code.
 */

/** Comments, whole lines of them. A heading in Markdown looks the same and states nothing by itself either. */
const COMMENT = /^\s*(?:\/\/|\/\*|#(?!\w)|--\s|<!--|;;)/;
/** A comment behind something else on the line; `https://` has no space before its slashes. */
const TRAILING_COMMENT = /\S\s+(?:\/\/|\/\*)\s|[=({[][^#]{0,200}\s#\s/;
const CODE = [
  /^\s*(?:(?:export|static|public|private|protected|final|async)\s+)*(?:const|let|var|val|auto|int|float|double|char|bool|string)\s+[\w$[\]{},][\w$[\]{},\s]{0,59}(?::\s*[\w<>[\]]{1,40})?\s*=/,
  /^\s*\}?\s*(?:else\s+)?(?:if|for|while|switch|catch)\s*\([^\n]{0,200}\)\s*(?:\{|\w+\()/,
  /^\s*(?:(?:export|static|public|private|protected|async|pub|override)\s+)*(?:def|fn|func|function|class|struct|interface)\s+\w+\s*[<({:]/,
  /^\s*(?:return|throw|raise|import|from|#include|using|package)\b[^.。，,]{0,80}(?:;|\()/,
  /^\s*[\w.$[\]]{1,60}\s*(?:[-+*/|&?]?=|=>)\s*\S[^\n]{0,200};?\s*$/,
  /^\s*[\w.$]{1,60}\([^\n]{0,200}\)\s*[;{]?\s*$/,
  /[=(][^\n]{0,200}[;{}]\s*$/,
];
/** Levels are written in capitals where a program writes them. */
const LOG = /^\s*(?:\[?\d{4}-\d\d-\d\d[T\s]\d|\[?(?:WARN(?:ING)?|ERROR|INFO|DEBUG|FATAL|TRACE)\b\]?[\s:])/;

/** What is told about a line shows at its beginning; the bound also keeps the search short. */
const MAX_LINE_CHARS = 500;

/** `line` is to come without its quoted strings: a rule about `//` is no comment. */
export function isCodeLine(line: string): boolean {
  const seen = line.slice(0, MAX_LINE_CHARS);
  return (
    COMMENT.test(seen) ||
    TRAILING_COMMENT.test(seen) ||
    LOG.test(seen) ||
    CODE.some((pattern) => pattern.test(seen))
  );
}
