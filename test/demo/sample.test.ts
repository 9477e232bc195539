/** The bundled sample may be published: it tells its story and nothing of the product's prompts, this machine or anybody. */
import fs from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const DEMO = fileURLToPath(new URL("../../demo/", import.meta.url));
/** A sample is looked at, not downloaded twice: far below what a clone weighs anyway. */
const MAX_BYTES = 300_000;
const files = fs
  .readdirSync(join(DEMO, "projects"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".jsonl"))
  .map((name) => join(DEMO, "projects", name));
const texts = files.map((path) => [basename(path), fs.readFileSync(path, "utf8")] as const);

type Json = Record<string, unknown>;

function entriesOf(text: string): Json[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Json);
}

describe.each(texts)("%s", (_name, text) => {
  test("holds only entries of the conversation", () => {
    const types = new Set(entriesOf(text).map(({ type }) => type));
    expect([...types].filter((type) => !["user", "assistant", "system"].includes(String(type)))).toEqual([]);
  });

  test("holds no prompt text of the product", () => {
    expect(text).not.toMatch(/system-reminder|<note>|internal metadata|You are |IMPORTANT|CRITICAL|Do NOT/);
    expect(text).not.toMatch(
      /continued from a previous conversation|doesn't want to proceed|file state is current/,
    );
  });

  test("holds no path but those of the story's home", () => {
    const paths =
      text.match(/(?<![\w.:])\/(?:tmp|root|var|private|Users|home|work|opt|mnt)\b[^\s"\\)]*/g) ?? [];
    expect(paths.filter((path) => !path.startsWith("/home/you/"))).toEqual([]);
  });

  test("holds nothing that names a person, an account or a secret", () => {
    expect(text).not.toMatch(/@[\w-]+\.\w|organization|accountUuid|sk-ant|api[_-]?key/i);
  });

  test("keeps the chain of its entries whole", () => {
    const entries = entriesOf(text);
    const known = new Set(entries.map(({ uuid }) => uuid));
    const broken = entries.filter(
      ({ parentUuid }) => typeof parentUuid === "string" && !known.has(parentUuid),
    );
    expect(broken).toEqual([]);
  });
});

test("is small", () => {
  const bytes = texts.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
  expect(bytes).toBeLessThan(MAX_BYTES);
});

test("tells of a refusal, an interruption, a compaction, a subagent and a fork, in three languages", () => {
  const all = texts.map(([, text]) => text).join("");
  for (const part of ["toolDenialKind", "[Request interrupted", "compact_boundary", 'isSidechain":true']) {
    expect(all).toContain(part);
  }
  for (const words of ["half-open", "鹿特丹港", "満月"]) expect(all).toContain(words);
  expect(all).toContain("requestSessionId");
});
