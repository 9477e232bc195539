/** Ingests that are killed at any moment leave an archive that the next one completes. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dumpArchive } from "../../lib/archive/dump.ts";
import { findFaults } from "../../lib/archive/faults.ts";
import { searchArchive } from "../../lib/archive/search.ts";
import { hasEngine } from "../support/native.ts";
import { ingestTalks, source, temporaryArchive, temporaryStore } from "./temporary-archive.ts";
import { createTalk } from "./transcript-lines.ts";

const LOOP = join(import.meta.dirname, "ingest-loop.ts");
const SESSIONS = 12;

async function runLoop(folder: string, home: string, killAfterMs?: number): Promise<boolean> {
  const child = spawn(process.execPath, ["--import", "tsx", LOOP, folder, home], { stdio: "inherit" });
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  const [code] = await once(child, "exit");
  clearTimeout(timer);
  return code === 0;
}

describe.skipIf(!hasEngine)("killed ingests (needs a database engine)", () => {
  it("lose nothing and count nothing twice", async () => {
    const store = temporaryStore();
    const folder = join(store.root, "transcripts");
    fs.mkdirSync(folder, { recursive: true });
    const talks = Array.from({ length: SESSIONS }, (_, index) => {
      const talk = createTalk(0x1000 * (index + 1));
      for (let turn = 0; turn < 20; turn++) {
        talk.prompt(`prompt ${index} ${turn} kumquat`);
        talk.tool("Bash", { command: `run ${turn}` }, `output ${turn} ${"words ".repeat(20)}`);
        talk.answer(`answer ${turn}`);
      }
      fs.writeFileSync(join(folder, `session-${index}.jsonl`), talk.bytes());
      return [source(`session-${index}`, { project: "p" }), talk] as const;
    });
    const whole = temporaryArchive();
    ingestTalks(whole, talks);
    // Start-up takes some 400 ms; the kills fall into all stages of the work behind it.
    let isDone = false;
    for (let killAfterMs = 350; !isDone && killAfterMs < 1500; killAfterMs += 90) {
      isDone = await runLoop(folder, store.root, killAfterMs);
    }
    if (!isDone) expect(await runLoop(folder, store.root)).toBe(true);
    const archive = temporaryArchive(store);
    expect(findFaults(archive)).toEqual([]);
    expect([...dumpArchive(archive)]).toEqual([...dumpArchive(whole)]);
    expect(searchArchive(archive, "kumquat").totalAll).toBe(SESSIONS * 20);
  }, 60_000);
});
