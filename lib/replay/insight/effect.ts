/**
 * What a call may have changed, judged by its name and command. Whatever is not known to change nothing may have changed
 * anything: insight would rather miss a detour than name one that was none.
 */
import { isWholeTarget, type ObservedCall } from "./observed-call.ts";

export type Effect = { kind: "none" } | { kind: "file"; path: string } | { kind: "anything" };

const NONE: Effect = { kind: "none" };
const ANYTHING: Effect = { kind: "anything" };

const FILE_TOOLS = new Set(["Edit", "MultiEdit", "Write", "NotebookEdit"]);
/** A subagent's own calls tell what it changed. */
const HARMLESS_TOOLS = new Set([
  ...["Read", "Grep", "Glob", "LS", "NotebookRead", "WebFetch", "WebSearch", "ToolSearch", "LSP"],
  ...["TodoWrite", "TodoRead", "TaskCreate", "TaskUpdate", "TaskGet", "TaskList", "Agent", "Task", "Skill"],
]);

export function isFileTool(tool: string): boolean {
  return FILE_TOOLS.has(tool);
}

export function effectOf({
  tool,
  target,
  outcome,
}: Pick<ObservedCall, "tool" | "target" | "outcome">): Effect {
  if (outcome === "refused" || HARMLESS_TOOLS.has(tool)) return NONE;
  if (isFileTool(tool)) return outcome === "failed" ? NONE : { kind: "file", path: target };
  if (tool === "Bash") return isHarmlessCommand(target) ? NONE : ANYTHING;
  return ANYTHING;
}

const READING = new Set([
  ...[
    "ls",
    "cat",
    "head",
    "tail",
    "wc",
    "grep",
    "egrep",
    "fgrep",
    "rg",
    "ag",
    "fd",
    "find",
    "tree",
    "stat",
    "file",
  ],
  ...[
    "pwd",
    "echo",
    "printf",
    "true",
    "false",
    "test",
    "[",
    "which",
    "type",
    "whoami",
    "id",
    "uname",
    "env",
    "cd",
  ],
  ...[
    "sort",
    "uniq",
    "cut",
    "tr",
    "nl",
    "diff",
    "cmp",
    "comm",
    "jq",
    "basename",
    "dirname",
    "realpath",
    "du",
  ],
  ...["md5sum", "sha1sum", "sha256sum", "sed", "awk", "less", "more", "column", "xxd", "od", "strings"],
]);
const READING_GIT =
  /^git (?:-C \S+ )?(?:status|diff|log|show|blame|rev-parse|ls-files|ls-tree|grep|describe|shortlog|cat-file)\b/;
/** Tests and checks: they look at the work and leave it as it is. */
const CHECKING =
  /^(?:npx (?:vitest|jest|mocha|ava|tsc|eslint|playwright test)|(?:npm|yarn|pnpm|bun) (?:run )?(?:test|lint|typecheck|check)[\w:-]*|(?:python3? -m )?(?:pytest|mypy|unittest)|node --test|tsc|eslint|vitest|jest|ruff check|cargo (?:test|check|clippy)|go (?:test|vet)|make (?:-\S+ )*(?:test|check|lint)|rspec|phpunit|mvn test|gradle test|\.\/gradlew test)\b/;
const WRITING_OPTIONS =
  / (?:--fix|--write|--update|--updateSnapshot|-u|-i|--in-place|-delete|-exec|-execdir|-ok|-o)\b/;
/** Into a file; neither `2>&1` nor `/dev/null` is one. */
const REDIRECTION = />(?!&\d|>?\s*\/dev\/null)/;

export function isHarmlessCommand(command: string): boolean {
  if (!isWholeTarget(command) || /\$\(|`|<\(/.test(command)) return false;
  return partsOf(command).every((part) => {
    if (REDIRECTION.test(unquoted(part)) || WRITING_OPTIONS.test(unquoted(part))) return false;
    return READING.has(firstWord(part)) || READING_GIT.test(part) || CHECKING.test(part);
  });
}

/** The simple commands of a line, without what only sets the scene for them. Separators inside quotes are none. */
export function partsOf(command: string): string[] {
  const masked = command.replace(/'[^']*'|"(?:[^"\\]|\\.)*"/g, (quoted) => "_".repeat(quoted.length));
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: separator } of masked.matchAll(/&&|\|\||[;|\n]/g)) {
    parts.push(command.slice(start, index));
    start = index + separator.length;
  }
  return [...parts, command.slice(start)]
    .map((part) => part.trim().replace(SCENE, ""))
    .filter((part) => part !== "");
}

/** Variables, and commands that run another one. */
const SCENE = /^(?:(?:[A-Za-z_]\w*=\S*|time|command|timeout \d+\w?)\s+)+/;

function firstWord(part: string): string {
  return part.split(/\s+/, 1)[0] ?? "";
}

function unquoted(part: string): string {
  return part.replace(/'[^']*'|"[^"]*"/g, "''");
}
