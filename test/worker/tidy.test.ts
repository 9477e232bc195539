import fs from "node:fs";
import { expect, it } from "vitest";
import { hasEngine } from "../support/native.ts";
import { createWorkbench } from "./workbench.ts";

it.skipIf(!hasEngine)(
  "damage that no job meets costs the archive nothing either, in the same run (needs a database engine)",
  async () => {
    using bench = createWorkbench();
    const talk = bench.talk(100);
    talk.prompt("look around");
    talk.answer("There is one file.");
    bench.save(talk);
    bench.put();
    await bench.work();
    const before = bench.dump();
    expect(before.join("\n")).toContain("There is one file.");
    fs.writeFileSync(bench.store.archive, Buffer.alloc(64 * 1024, 7));
    for (const suffix of ["-wal", "-shm"]) fs.rmSync(bench.store.archive + suffix, { force: true });
    await bench.work();
    expect(bench.dump()).toEqual(before);
    expect(bench.diagnostics()).toMatchObject([{ code: "ARCHIVE_CORRUPT" }]);
  },
);
