import fs from "node:fs";
import { expect, test } from "vitest";
import { appendExtra, readExtra } from "../../lib/log/extra.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { makeTempStore } from "../support/temp-store.ts";

const fact = { kind: "last_assistant_message", timeMs: Date.UTC(2026, 0, 1), text: "done" } as const;

test("comes back as it was told, in order", () => {
  using temp = makeTempStore();
  const paths = sessionPaths(temp.store, "s");
  const facts = [
    { ...fact, promptId: "p", agentId: "a" },
    { ...fact, kind: "compact_summary" as const },
  ];
  for (const one of facts) appendExtra(paths, one);
  expect(readExtra(paths)).toEqual(facts);
});

test("is redacted and bounded", () => {
  using temp = makeTempStore();
  const paths = sessionPaths(temp.store, "s");
  appendExtra(paths, { ...fact, text: `key ghp_${"Ab12".repeat(9)} ${"漢".repeat(300_000)} end` });
  const [read] = readExtra(paths);
  expect(read?.text).toMatch(/^key \[redacted:/);
  expect(read?.text.endsWith(" end")).toBe(true);
  expect(read?.text.length).toBeLessThanOrEqual(131_072);
});

test("holds no half of a secret that a limit cuts through, and no private part", () => {
  using temp = makeTempStore();
  const paths = sessionPaths(temp.store, "s");
  const secret = `ghp_${"Ab12".repeat(9)}`;
  const around = (length: number): string => "x ".repeat(length / 2);
  for (const start of [65_500, 65_520, 65_530]) {
    appendExtra(paths, {
      ...fact,
      text: `${around(start)}${secret} ${around(65_510)}${secret} <private>mine</private>`,
    });
  }
  const texts = readExtra(paths).map(({ text }) => text);
  expect(texts).toHaveLength(3);
  expect(texts.join("")).not.toMatch(/(?:Ab12){3}|mine/);
});

test("what is no fact is passed over", () => {
  using temp = makeTempStore();
  const paths = sessionPaths(temp.store, "s");
  appendExtra(paths, fact);
  fs.appendFileSync(
    paths.extra,
    '{"v":1,"kind":"last_assi\n{"v":9,"kind":"weather","time":"t","text":"x"}\nnull\n{"kind":"compact_summary"}\n',
  );
  appendExtra(paths, fact);
  expect(readExtra(paths)).toEqual([fact, fact]);
});
