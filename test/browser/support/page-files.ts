/** Page files on disk, made by the code that makes them for users. */
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPageAssets } from "../../../lib/cli/session-page.ts";
import type { LogRecord } from "../../../lib/contract/log-record.ts";
import type { Turn } from "../../../lib/contract/turn.ts";
import type { PageFacts } from "../../../lib/page/derive-page.ts";
import { renderReplayPage } from "../../../lib/page/replay-page.ts";
import type { Finding } from "../../../lib/replay/finding.ts";
import { buildPage } from "../../page/page-builder.ts";
import { richLog, START_MS } from "../../support/session-log.ts";

export interface PageFolder extends Disposable {
  write(name: string, parts: PageContent): string;
}

export interface PageContent {
  records: readonly LogRecord[];
  turns?: readonly Turn[];
  facts?: Partial<PageFacts>;
}

export function makePageFolder(): PageFolder {
  const folder = fs.mkdtempSync(join(tmpdir(), "logbook-page-"));
  return {
    write(name, { records, turns = [], facts = {} }) {
      const path = join(folder, `${name}.html`);
      fs.writeFileSync(path, renderReplayPage(buildPage(records, turns, facts), readPageAssets()));
      return path;
    },
    [Symbol.dispose]: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

const ANSWER = `## What was wrong

The retry reused an **expired** token; see [the manual](https://example.org/retry) and \`retry.ts\`.

| run | result |
|---|---|
| 1 | passed |
| 2 | failed |

1. refresh the token
2. retry *once*

> 用户身份 must stay valid.

- [x] test
- [ ] deploy`;

const EDIT = {
  file_path: "/home/dev/shop/lib/payment/retry.ts",
  old_string:
    "export async function retryPayment(payment) {\n  const token = payment.token;\n  return send(payment, token);\n}",
  new_string:
    "export async function retryPayment(payment) {\n  // A token lives for a minute, a retry may come later.\n  const token = await refresh(payment.token);\n  return send(payment, token);\n}",
};

const OUTPUT = [
  "\x1b[1m RUN \x1b[0m v4.1.12",
  "",
  ...Array.from(
    { length: 14 },
    (_, n) => ` \x1b[32m✓\x1b[0m test/checkout.test.ts \x1b[2m(run ${n + 1})\x1b[0m`,
  ),
  " \x1b[31m✗\x1b[0m test/checkout.test.ts \x1b[2m(run 15)\x1b[0m",
  "   \x1b[31mAssertionError\x1b[0m: expected \x1b[32m'paid'\x1b[0m, received \x1b[31m'expired'\x1b[0m",
].join("\n");

function call(toolUseId: string, tool: string, input: object, output: string | null): Turn["steps"][number] {
  return {
    kind: "tool",
    toolUseId,
    tool,
    input: JSON.stringify(input),
    output,
    isError: false,
    startMs: 0,
    endMs: 0,
  };
}

/** The session of richLog, its texts as an archive would have them. */
export const RICH_TURNS: readonly Turn[] = [
  {
    id: "11111111-0000-4000-8000-000000000001",
    kind: "human",
    promptId: "p1",
    prompt:
      "The checkout test fails about once in ten runs. Find out why and fix it; 用户身份 must stay valid after the retry 🎉",
    steps: [
      { kind: "answer", text: "I look at the test first.", timeMs: START_MS + 9_000 },
      call(
        "toolu_1",
        "Read",
        { file_path: "/home/dev/shop/test/checkout.test.ts" },
        "1\tit('pays', async () => {",
      ),
      call(
        "toolu_3",
        "Bash",
        { command: "npx vitest run test/checkout --repeat 20", timeout: 60_000 },
        OUTPUT,
      ),
      call("toolu_9", "Edit", EDIT, "The file was updated."),
      { kind: "answer", text: ANSWER, timeMs: START_MS + 174_000 },
    ],
    startMs: START_MS + 8_000,
    endMs: START_MS + 175_000,
    models: ["claude-sonnet-4-5"],
    usage: { input: 1_200, output: 3_400, cacheRead: 84_000, cacheWrite: 5_000 },
    outcome: "answered",
  },
];

export const RICH_FINDINGS: readonly Finding[] = [
  {
    kind: "failing-streak",
    title: "`Edit` failed once, then worked",
    detail: "The text to replace had changed meanwhile",
    turn: 1,
    steps: ["toolu_4", "toolu_9"],
  },
  { kind: "long-wait", title: "`npx vitest` took 41.2s", detail: "", turn: 1, steps: ["toolu_3"] },
];

export const RICH: PageContent = {
  records: richLog(),
  turns: RICH_TURNS,
  facts: { project: "shop", title: "Fix the flaky checkout test", findings: RICH_FINDINGS },
};
