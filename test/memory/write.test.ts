import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readCatalogue } from "../../lib/memory/catalogue.ts";
import { findOutsideEdits, readLedger } from "../../lib/memory/ledger.ts";
import { loadScope } from "../../lib/memory/load.ts";
import { openView } from "../../lib/memory/pending.ts";
import { openSources } from "../../lib/memory/recall.ts";
import { rebuildDerived, writeRecords } from "../../lib/memory/write.ts";
import { held, makeRecord, makeStore, NOW, readTree } from "./support/scopes.ts";

const context = { lock: held, nowMs: NOW };

describe("writing records", () => {
  it("T32: a description with `---` and an accepted CRLF file keep type, name and body", () => {
    using fx = makeStore();
    const record = makeRecord("dash", { description: "A --- B", type: "feedback", body: "one\n---\ntwo" });
    writeRecords(fx.project, { puts: [record], deletes: [] }, context);
    expect(loadScope(fx.project).records[0]?.record).toEqual(record);
  });

  it("T29: same name, new content replaces in place and keeps the old version", () => {
    using fx = makeStore();
    writeRecords(fx.project, { puts: [makeRecord("indent style", { body: "tabs" })], deletes: [] }, context);
    writeRecords(
      fx.project,
      { puts: [makeRecord("Indent  Style", { body: "2 spaces" })], deletes: [] },
      { ...context, nowMs: NOW + 1000 },
    );
    const { records } = loadScope(fx.project);
    expect(records.map(({ record }) => record.body)).toEqual(["2 spaces"]);
    const history = Object.values(readTree(join(fx.project.memory, "history")));
    expect(history).toHaveLength(1);
    expect(history[0]).toContain("tabs");
  });

  it("a memory that changes for ever keeps its newest twenty versions, another's history is its own", () => {
    using fx = makeStore();
    writeRecords(fx.project, { puts: [makeRecord("other"), makeRecord("diary")], deletes: [] }, context);
    writeRecords(fx.project, { puts: [makeRecord("other", { body: "new" })], deletes: [] }, context);
    for (let day = 1; day <= 60; day++) {
      const put = makeRecord("diary", { body: `day ${day}` });
      writeRecords(fx.project, { puts: [put], deletes: [] }, { ...context, nowMs: NOW + day * 1_000 });
    }
    const kept = Object.values(readTree(join(fx.project.memory, "history", "diary")));
    expect(kept.map((text) => text.trimEnd().split("\n").at(-1))).toEqual(
      Array.from({ length: 20 }, (_, at) => `day ${40 + at}`),
    );
    expect(Object.keys(readTree(join(fx.project.memory, "history", "other")))).toHaveLength(1);
  });

  it("names that differ never share a file, whatever their characters", () => {
    using fx = makeStore();
    const names = [
      "indent style",
      "indent-style",
      "indent_style",
      "缩进",
      "縮排",
      "memory",
      "con",
      "a".repeat(300),
      "???",
    ];
    writeRecords(fx.project, { puts: names.map((name) => makeRecord(name)), deletes: [] }, context);
    const { records } = loadScope(fx.project);
    expect(new Set(records.map(({ file }) => file)).size).toBe(names.length);
    expect(records.map(({ record }) => record.name).sort()).toEqual([...names].sort());
    expect(records.every(({ file }) => file.toLowerCase() !== "memory.md")).toBe(true);
  });

  it("catalogue, terms and ledger agree with the files, and come back when deleted", () => {
    using fx = makeStore();
    writeRecords(fx.project, { puts: [makeRecord("one"), makeRecord("two")], deletes: [] }, context);
    const before = readTree(fx.project.memory);
    const view = openView(fx.project);
    const catalogue = readCatalogue(view);
    expect(catalogue?.map(({ name }) => name)).toEqual(["one", "two"]);
    expect(openSources([fx.project])).toHaveLength(1);
    expect(findOutsideEdits(view, readLedger(view))).toEqual([]);
    for (const name of ["catalogue.json", "terms.txt", "MEMORY.md"]) fs.rmSync(join(fx.project.memory, name));
    expect(rebuildDerived(fx.project, held)).toBe(true);
    expect(readTree(fx.project.memory)).toEqual(before);
    expect(rebuildDerived(fx.project, held)).toBe(false);
  });

  it("a deleted record leaves its last version in history", () => {
    using fx = makeStore();
    writeRecords(fx.project, { puts: [makeRecord("gone")], deletes: [] }, context);
    writeRecords(fx.project, { puts: [], deletes: ["gone.md"] }, context);
    expect(loadScope(fx.project).records).toEqual([]);
    expect(Object.keys(readTree(join(fx.project.memory, "history", "gone")))).toHaveLength(1);
    expect(findOutsideEdits(openView(fx.project), readLedger(openView(fx.project)))).toEqual([]);
  });

  it("does not write over a file that was edited from outside", () => {
    using fx = makeStore();
    writeRecords(fx.project, { puts: [makeRecord("mine")], deletes: [] }, context);
    fs.appendFileSync(join(fx.project.memory, "mine.md"), "and more\n");
    expect(() => writeRecords(fx.project, { puts: [makeRecord("mine")], deletes: [] }, context)).toThrow(
      /edited from outside/,
    );
    expect(fs.readFileSync(join(fx.project.memory, "mine.md"), "utf8")).toContain("and more");
  });

  it("commits nothing once the lock is lost", () => {
    using fx = makeStore();
    writeRecords(fx.project, { puts: [makeRecord("kept")], deletes: [] }, context);
    const before = readTree(fx.project.base);
    expect(() =>
      writeRecords(
        fx.project,
        { puts: [makeRecord("late")], deletes: ["kept.md"] },
        { nowMs: NOW, lock: { isHeld: () => false } },
      ),
    ).toThrow(/taken over/);
    expect(readTree(fx.project.base)).toEqual(before);
  });

  it("T43 T56: the index keeps whole lines, pinned and newest first, inside 200 lines and 25,000 bytes", () => {
    using fx = makeStore();
    const puts = Array.from({ length: 300 }, (_, at) =>
      makeRecord(`record ${String(at).padStart(3, "0")}`, {
        modified: new Date(NOW - at * 60_000).toISOString(),
        description: at === 7 ? "x".repeat(30_000) : "缩进".repeat(40),
        isPinned: at === 299,
      }),
    );
    writeRecords(fx.project, { puts, deletes: [] }, context);
    const index = fs.readFileSync(join(fx.project.memory, "MEMORY.md"), "utf8");
    const lines = index.trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(200);
    expect(Buffer.byteLength(index)).toBeLessThanOrEqual(25_000);
    const listed = lines.filter((line) => line.startsWith("- "));
    expect(listed[0]).toContain("record 299");
    expect(listed[1]).toContain("record 000");
    expect(listed.every((line) => /\((?:project), \d{4}-\d{2}-\d{2}(?:, pinned)?\)$/.test(line))).toBe(true);
    expect(lines.at(-1)).toMatch(/^\(\d+ more are not listed/);
  });
});
