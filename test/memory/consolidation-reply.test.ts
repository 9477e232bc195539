import { describe, expect, it } from "vitest";
import type { MemoryType } from "../../lib/contract/memory.ts";
import { consolidationReplySchema, fitReply } from "../../lib/contract/memory-reply.ts";
import { judgeReply } from "../../lib/memory/consolidation-reply.ts";
import type { StoredRecord } from "../../lib/memory/load.ts";
import { makeRecord } from "./support/scopes.ts";

interface Reply {
  name: string;
  type: MemoryType;
  description: string;
  body: string;
  from: string[];
}

const batch: StoredRecord[] = Array.from({ length: 10 }, (_, at) => ({
  file: `fact-number${at}.md`,
  hash: String(at),
  record: makeRecord(`fact number${at}`, {
    description: `What subject${at} needs`,
    body: `Subject${at} needs setting${at}.`,
  }),
}));

const unchanged: Reply[] = batch.map(({ record: { name, type, description, body } }) => {
  return { name, type, description, body, from: [name] };
});

function judge(records: unknown) {
  const reply = fitReply(consolidationReplySchema, { records });
  return reply === undefined
    ? "does not fit"
    : judgeReply(batch, reply, new Set(["fact number0", "held fast"]));
}

function changed(edit: (reply: Reply, at: number) => object): object[] {
  return unchanged.map((reply, at) => ({ ...reply, ...edit(reply, at) }));
}

describe("a model's consolidation of ten records", () => {
  it("as they are is no change", () => {
    expect(judge(unchanged)).toEqual({ ok: true, plan: { rewrites: [], drops: [] } });
  });

  it("may join two and drop two", () => {
    const [first, second, ...rest] = unchanged as [Reply, Reply, ...Reply[]];
    const joined = { ...first, body: `${first.body} ${second.body}`, from: [first.name, second.name] };
    const verdict = judge([joined, ...rest.slice(2)]);
    expect(verdict).toMatchObject({ ok: true, plan: { drops: [batch[2], batch[3]] } });
  });

  it.each<[string, unknown, string]>([
    ["T37: 35 records", Array.from({ length: 35 }, () => unchanged[0]), "does not fit"],
    [
      "T37: more than there were",
      [...unchanged, { ...unchanged[0], name: "more" }],
      "more records than there were",
    ],
    [
      "T38: one for ten",
      [{ ...unchanged[0], from: unchanged.map(({ name }) => name) }],
      "too few records are left",
    ],
    ["three dropped", unchanged.slice(0, 7), "too many records are dropped"],
    ["two of one name", changed(() => ({ name: " Same" })), "two records of one name"],
    [
      "a source used twice",
      changed(({ name }) => ({ from: [name, "fact number0"] })),
      "sources do not add up",
    ],
    ["a source never given", changed(() => ({ from: ["invented"] })), "sources do not add up"],
    [
      "an invention",
      changed(() => ({ body: "Deploy with helm from a laptop on Fridays." })),
      '"fact number0" says what its sources do not',
    ],
    [
      "facts about the user",
      changed(() => ({ type: "user" })),
      '"fact number0" would become a fact about the user',
    ],
    [
      "another record's name",
      changed((_, at) => (at === 0 ? { name: "Held  fast" } : {})),
      '"Held  fast" is another record\'s name',
    ],
    ["an empty body", changed(() => ({ body: " " })), '"fact number0" is empty'],
    ["an endless body", changed(({ body }) => ({ body: body.repeat(1000) })), '"fact number0" is too long'],
    ["a further field", changed(() => ({ why: "x" })), "does not fit"],
    ["no sources", changed(() => ({ from: [] })), "does not fit"],
    ["prose", "Here are the records, tidied.", "does not fit"],
    ["nothing", [], "too few records are left"],
  ])("refuses %s", (_name, records, fault) => {
    const verdict = judge(records);
    expect(typeof verdict === "string" ? verdict : verdict.ok || verdict.fault).toBe(fault);
  });
});
