import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hasJobs } from "../../lib/platform/queue.ts";
import { copyNewBytes } from "../../lib/raw/flush.ts";
import { generationPath, segmentName } from "../../lib/raw/segment.ts";
import { failOnOpen } from "../support/fail-on-open.ts";
import { hasEngine } from "../support/native.ts";
import { createWorkbench } from "./workbench.ts";

describe.skipIf(!hasEngine)("reading a session's copies in (needs a database engine)", () => {
  it("leaves no gap in archive and log where the system would not read a copy: the job comes again", async () => {
    using bench = createWorkbench();
    const talk = bench.talk(100);
    talk.prompt("look around");
    talk.tool("Bash", { command: "ls" }, "a.txt");
    const source = bench.save(talk);
    const request = { rawDir: bench.paths().raw, stream: "main", source, clock: Date.now };
    const { generation, end } = copyNewBytes(request);
    talk.prompt("after the trouble");
    bench.save(talk);
    copyNewBytes(request);
    // From the client's own file the copy would be made again.
    fs.rmSync(source);
    bench.put();
    {
      using _ = failOnOpen(
        join(generationPath(request.rawDir, "main", generation), segmentName(0, end)),
        "EIO",
      );
      await bench.work();
    }
    expect(bench.dump().join("\n")).not.toContain("after the trouble");
    expect(bench.diagnostics().map(({ code }) => code)).toContain("RAW_UNREADABLE");
    expect(hasJobs(bench.store)).toBe(true);
    await bench.work(undefined, { nowMs: Date.now() + 120_000 });
    const prompts = bench.log().flatMap(({ prompt }) => prompt ?? []);
    expect(prompts).toEqual(["look around", "after the trouble"]);
    expect(bench.log().filter(({ tool }) => tool === "Bash")).toHaveLength(1);
    expect(bench.dump().join("\n")).toContain("after the trouble");
    expect(hasJobs(bench.store)).toBe(false);
  });
});
