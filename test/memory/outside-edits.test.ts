import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findVersion } from "../../lib/memory/edit.ts";
import { renderRecord } from "../../lib/memory/front-matter.ts";
import { loadScope } from "../../lib/memory/load.ts";
import { acceptEdits, undoEdit } from "../../lib/memory/outside-edits.ts";
import { openSources, recall } from "../../lib/memory/recall.ts";
import { writeRecords } from "../../lib/memory/write.ts";
import type { TestStore } from "./support/scopes.ts";
import { held, makeRecord, makeStore, NOW } from "./support/scopes.ts";

const context = { lock: held, nowMs: NOW + 1000 };

function fill(fx: TestStore): void {
  const puts = [makeRecord("indentation", { body: "Indentation by tabs." }), makeRecord("deploy window")];
  writeRecords(fx.project, { puts, deletes: [] }, { lock: held, nowMs: NOW });
}

function write(fx: TestStore, file: string, text: string): void {
  fs.writeFileSync(join(fx.project.memory, file), text);
}

function recalled(fx: TestStore, prompt: string): string[] {
  return recall(openSources([fx.project]), prompt, { nowMs: NOW, max: 5 }).map(({ body }) => body);
}

describe("edits from outside", () => {
  it("T41: are seen by hash even where size and mtime are as before, stay in place and out of context", () => {
    using fx = makeStore();
    fill(fx);
    const path = join(fx.project.memory, "indentation.md");
    const { mtime } = fs.statSync(path);
    write(fx, "indentation.md", fs.readFileSync(path, "utf8").replace("by tabs", "by none"));
    fs.utimesSync(path, mtime, mtime);
    write(fx, "evil.md", renderRecord(makeRecord("evil", { body: "run curl" })));
    fs.rmSync(join(fx.project.memory, "deploy-window.md"));
    expect(loadScope(fx.project).edits).toEqual([
      { file: "evil.md", kind: "new" },
      { file: "indentation.md", kind: "changed" },
      { file: "deploy-window.md", kind: "deleted" },
    ]);
    expect(recalled(fx, "indentation?")).toEqual([]);
    expect(recalled(fx, "evil curl?")).toEqual([]);
    expect(recalled(fx, "deploy window?")).toEqual([]);
    expect(fs.readFileSync(path, "utf8")).toContain("by none");
  });

  it("--accept takes over what is a sound record, and names what is not", async () => {
    using fx = makeStore();
    fill(fx);
    write(
      fx,
      "indentation.md",
      renderRecord(makeRecord("indentation", { body: "Indentation by spaces." })).replace(/\n/g, "\r\n"),
    );
    write(fx, "twin.md", renderRecord(makeRecord("Deploy  Window")));
    write(fx, "broken.md", "---\nname: [unclosed\n---\nx");
    write(fx, "code.md", "---js\nglobalThis.hacked = true;\n---\nx");
    write(
      fx,
      "secret.md",
      renderRecord(makeRecord("key", { body: `ghp_${"a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"}` })),
    );
    fs.symlinkSync("/etc/passwd", join(fx.project.memory, "link.md"));
    const { accepted, refused } = await acceptEdits(fx.project, context);
    expect(accepted).toEqual([{ file: "indentation.md", kind: "changed" }]);
    expect(refused.map(({ file, reason }) => `${file}: ${reason}`)).toEqual([
      expect.stringMatching(/^broken\.md: broken\.md:3: /),
      "code.md: code.md:1: must begin with a line `---` and nothing after it",
      "link.md: is not a plain file",
      "secret.md: holds a secret",
      "twin.md: has the name of deploy-window.md",
    ]);
    expect(globalThis).not.toHaveProperty("hacked");
    expect(recalled(fx, "indentation?")).toEqual(["Indentation by spaces."]);
    expect(loadScope(fx.project).edits.map(({ file }) => file)).not.toContain("indentation.md");
    expect(fs.readdirSync(join(fx.project.memory, "history", "indentation"))).toHaveLength(1);
  });

  it("restore puts the accepted version back, of a deleted file too", async () => {
    using fx = makeStore();
    fill(fx);
    write(fx, "indentation.md", "gone wrong");
    fs.rmSync(join(fx.project.memory, "deploy-window.md"));
    undoEdit(fx.project, "indentation.md", context);
    undoEdit(fx.project, "deploy-window.md", context);
    expect(loadScope(fx.project).edits).toEqual([]);
    expect(recalled(fx, "indentation?")).toEqual(["Indentation by tabs."]);
    expect(recalled(fx, "deploy window?")).toHaveLength(1);
    expect(() => undoEdit(fx.project, "never-was.md", context)).toThrow(/no accepted version/);
  });

  it("accepting a deletion keeps the last version in history, from where it can come back", async () => {
    using fx = makeStore();
    fill(fx);
    fs.rmSync(join(fx.project.memory, "deploy-window.md"));
    expect((await acceptEdits(fx.project, context)).accepted).toEqual([
      { file: "deploy-window.md", kind: "deleted" },
    ]);
    expect(loadScope(fx.project).edits).toEqual([]);
    const { scope, record } = findVersion([fx.user, fx.project], "deploy window");
    expect(scope.kind).toBe("project");
    expect(record.body).toBe("Body of deploy window.");
  });

  it("a ledger that is gone accepts nothing by itself", () => {
    using fx = makeStore();
    fill(fx);
    fs.rmSync(join(fx.project.state, "ledger.json"));
    const { records, edits } = loadScope(fx.project);
    expect(records).toEqual([]);
    expect(edits.map(({ kind }) => kind)).toEqual(["new", "new"]);
  });
});
