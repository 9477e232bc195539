/** P4: what is derived can be deleted, and reindex brings back the same. */
import fs from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { importCommand } from "../../lib/cli/specs/import.ts";
import { memory } from "../../lib/cli/specs/memory.ts";
import { reindex } from "../../lib/cli/specs/reindex.ts";
import { projectOf } from "../../lib/platform/project.ts";
import { writeMark } from "../../lib/worker/tombstones.ts";
import { hasNative } from "../support/native.ts";
import { createWorkbench, SESSION, type Workbench } from "../worker/workbench.ts";

const OTHER = SESSION.replace("1", "2");
const DERIVED = ["MEMORY.md", "catalogue.json", "terms.txt"];

beforeAll(() => void vi.stubEnv("LOGBOOK_OFF", "1"));
afterAll(() => void vi.unstubAllEnvs());

async function fill(bench: Workbench): Promise<void> {
  for (const [first, session] of [
    [100, SESSION],
    [500, OTHER],
  ] as const) {
    const talk = bench.talk(first);
    talk.prompt(`question ${first}`);
    talk.answer(`answer ${first}`);
    bench.save(talk, session);
  }
  await bench.run(importCommand);
  await bench.run(memory, "add", "merge style", "--body", "Squash before merging.");
  await bench.run(memory, "add", "口調", "--body", "敬語は使わない。", "--type", "user");
}

function derivedFiles({ store, project }: Workbench): string[] {
  const folders = [join(store.projects, projectOf(project).id, "memory"), join(store.user, "memory")];
  return folders.flatMap((folder) => DERIVED.map((name) => join(folder, name)));
}

describe.skipIf(!hasNative)("reindex (needs the native module)", () => {
  it("brings back archive.db, MEMORY.md and catalogue.json as they were", async () => {
    using bench = createWorkbench();
    await fill(bench);
    const dump = bench.dump();
    const contents = derivedFiles(bench).map((path) => fs.readFileSync(path, "utf8"));
    expect(contents.join("\n")).toContain("merge style");
    for (const path of [bench.store.archive, ...derivedFiles(bench)]) fs.rmSync(path);
    for (const suffix of ["-wal", "-shm"]) fs.rmSync(bench.store.archive + suffix, { force: true });
    expect((await bench.run(reindex, "--json")).json()).toMatchObject({ sessions: 2, memories: 2 });
    expect(bench.dump()).toEqual(dump);
    expect(derivedFiles(bench).map((path) => fs.readFileSync(path, "utf8"))).toEqual(contents);
  });

  it("leaves out what was forgotten or is to be pruned, though copies of it are still there", async () => {
    using bench = createWorkbench();
    await fill(bench);
    writeMark(bench.store, { kind: "forgotten", session: SESSION }, Date.now());
    writeMark(bench.store, { kind: "pruned", session: OTHER }, Date.now());
    expect(fs.readdirSync(bench.store.sessions)).toHaveLength(2);
    expect((await bench.run(reindex, "--json")).json()).toMatchObject({ sessions: 0 });
    expect(bench.dump()).toEqual([]);
  });
});
