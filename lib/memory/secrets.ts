/**
 * Secrets out of what goes to a model and into a record. The fast set of lib/text runs first; behind it a kept-up scanner
 * with rules for some twenty services. The scanner loads on demand: only the worker and the CLI come here.
 */
import { shownViews } from "../text/secrets/shown.ts";
import { withhold } from "../text/withhold.ts";

interface Found {
  kind: string;
  start: number;
  end: number;
}

/** The text with every secret replaced by `[redacted:kind]`. */
export async function redactThoroughly(text: string): Promise<string> {
  const quick = withhold(text);
  const found: Found[] = [];
  for (const view of shownViews(quick)) {
    for (const { kind, start, end } of await scan(view.text))
      found.push({ kind, start: view.toStart(start), end: view.toEnd(end) });
  }
  // Two rules, or two views, may find one secret; the first one's range stands for both.
  const apart = found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start }, at) => found.slice(0, at).every(({ end }) => start >= end));
  return apart.reduceRight(
    (rest, { kind, start, end }) => `${rest.slice(0, start)}[redacted:${kind}]${rest.slice(end)}`,
    quick,
  );
}

/** What was a secret counts as one: without it the text says something else. */
export async function hasSecret(text: string): Promise<boolean> {
  return /\[redacted:[\w-]+\]/.test(await redactThoroughly(text));
}

/** A text of a conversation may quote the comments that switch the scanner off in source code. */
const COMMENTS_RULE = "@secretlint/secretlint-rule-filter-comments";

async function scan(content: string): Promise<Found[]> {
  const [{ lintSource }, { rules }] = await Promise.all([
    import("@secretlint/core"),
    import("@secretlint/secretlint-rule-preset-recommend"),
  ]);
  const used = rules.filter(({ meta }) => meta.id !== COMMENTS_RULE);
  const { messages } = await lintSource({
    source: { filePath: "memory.txt", content, ext: ".txt", contentType: "text" },
    options: {
      noPhysicFilePath: true,
      config: { rules: used.map((rule) => ({ id: rule.meta.id, rule, options: {} })) },
    },
  });
  return messages
    .filter(({ type }) => type === "message")
    .map((message) => ({
      kind: kindOf(message.ruleId),
      start: message.range[0],
      end: endOf(content, message),
    }));
}

/** Some rules count a secret's length from the name before it: what they say they found tells where it really ends. */
function endOf(
  content: string,
  { range: [start, end], data = {} }: { range: readonly [number, number]; data?: object },
): number {
  const secret: unknown = Object.values(data).find((value) => String(value).length === end - start);
  const at = typeof secret === "string" ? content.indexOf(secret, start) : -1;
  return at === -1 ? end : at + (end - start);
}

function kindOf(ruleId: string): string {
  return /rule-([a-z0-9-]+)$/.exec(ruleId)?.[1] ?? "secret";
}
