import fs from "node:fs";
import { join } from "node:path";
import { createFixture } from "fs-fixture";
import { describe, expect, it } from "vitest";
import { findAgents, findTranscripts, resolveTranscript } from "../../lib/worker/transcripts.ts";

const ONE = "11111111-1111-4111-8111-111111111111";
const TWO = "22222222-2222-4222-8222-222222222222";

describe("transcripts", () => {
  it("are found by strict name, oldest change first", async () => {
    await using fixture = await createFixture({
      "-a": {
        [`${TWO}.jsonl`]: "22",
        [`${ONE}.orphaned-1.jsonl`]: "",
        "agent-x.jsonl": "",
        [TWO]: { "x.jsonl": "" },
      },
      "-b": { [`${ONE}.jsonl`]: "1", memory: { "MEMORY.md": "" } },
      "stray.txt": "",
    });
    fs.utimesSync(join(fixture.path, "-b", `${ONE}.jsonl`), 1_000, 1_000);
    const { files, passedOver } = findTranscripts(fixture.path);
    expect(files.map(({ session, bytes }) => [session, bytes])).toEqual([
      [ONE, 1],
      [TWO, 2],
    ]);
    expect(passedOver).toEqual([]);
  });

  it("of one session in two folders: the longer one", async () => {
    await using fixture = await createFixture({
      "-a": { [`${ONE}.jsonl`]: "1" },
      "-b": { [`${ONE}.jsonl`]: "12" },
    });
    const { files, passedOver } = findTranscripts(fixture.path);
    expect(files.map(({ path }) => path)).toEqual([join(fixture.path, "-b", `${ONE}.jsonl`)]);
    expect(passedOver).toEqual([join(fixture.path, "-a", `${ONE}.jsonl`)]);
  });

  it("pass over a link that leads nowhere", async () => {
    await using fixture = await createFixture({ "-a": {} });
    fs.symlinkSync("/nowhere", join(fixture.path, "-a", `${ONE}.jsonl`));
    expect(findTranscripts(fixture.path).files).toEqual([]);
  });

  it("have subagents, in workflows too", async () => {
    await using fixture = await createFixture({
      [ONE]: {
        subagents: {
          "agent-a.jsonl": "",
          "agent-a.meta.json": "{}",
          workflows: { wf_1: { "agent-b.jsonl": "", "journal.jsonl": "" }, other: { "agent-c.jsonl": "" } },
        },
      },
    });
    const agents = findAgents(join(fixture.path, `${ONE}.jsonl`));
    expect(agents.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("are followed when they move, and given up when they are gone", async () => {
    await using fixture = await createFixture({ projects: { "-old": {}, "-new": { [`${ONE}.jsonl`]: "" } } });
    const env = { CLAUDE_CONFIG_DIR: fixture.path };
    const moved = join(fixture.path, "projects", "-new", `${ONE}.jsonl`);
    const hint = join(fixture.path, "projects", "-old", `${ONE}.jsonl`);
    expect(resolveTranscript(ONE, hint, env)).toBe(moved);
    expect(resolveTranscript(ONE, undefined, env)).toBe(moved);
    expect(resolveTranscript(ONE, moved, env)).toBe(moved);
    expect(resolveTranscript(TWO, hint, env)).toBeUndefined();
    expect(resolveTranscript("../../etc/passwd", "", env)).toBeUndefined();
  });
});
