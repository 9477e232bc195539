import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { refreshHandoff } from "../../../lib/capture/handoff.ts";
import { QUICK_DEPTH } from "../../../lib/capture/session-notes.ts";
import { handoff } from "../../../lib/cli/specs/handoff.ts";
import { SECTION_TITLES } from "../../../lib/handoff/section.ts";
import { sessionPaths } from "../../../lib/platform/paths.ts";
import { makeStore, type TestStore, transcriptOf } from "../../support/cli-store.ts";
import { buildLog } from "../../support/session-log.ts";

const OLDER = "11110000-0000-4000-8000-000000000001";
const NEWER = "22220000-0000-4000-8000-000000000002";
const MODEL = { env: { CLAUDECODE: "1" } };
const SECRET = ["ghp", "0123456789abcdefghijABCDEFGHIJ012345"].join("_");

function filled(): TestStore {
  const store = makeStore();
  const said = {
    uuid: "aaaaaaaa-1",
    prompt: "Paint the fence",
    answer: "Painted. Red or green next?",
    promptId: "p1",
  };
  store.add({
    id: OLDER,
    records: buildLog().prompt(0, "Paint the fence", { prompt_id: "p1" }).stop(20).records,
    transcript: transcriptOf(OLDER, store.folder("shop"), [said]),
  });
  store.add({
    id: NEWER,
    records: buildLog()
      .prompt(500, `Mow the lawn with ${SECRET}`, { prompt_id: "p2" })
      .fail(510, 1, "Bash", "mow --now", "no fuel").records,
  });
  store.add({
    id: "33330000-3",
    project: "garden",
    records: buildLog().prompt(900, "Dig").stop(901).records,
  });
  return store;
}

function save(store: TestStore, session: string): void {
  const place = { session, project: "shop", paths: sessionPaths(store.store, session) };
  refreshHandoff(place, QUICK_DEPTH);
}

describe("logbook handoff", () => {
  it("prints the newest one of this project, all nine sections", async () => {
    using store = filled();
    save(store, OLDER);
    save(store, NEWER);
    const { code, stdout } = await store.run(handoff, []);
    expect(code).toBe(0);
    expect(stdout).toContain(`Session: ${NEWER}`);
    for (const title of SECTION_TITLES) expect(stdout).toContain(`## ${title}`);
    expect(stdout).toContain("no fuel");
    expect(stdout).not.toContain(SECRET);
  });

  it("passes over the reader's own session", async () => {
    using store = filled();
    save(store, OLDER);
    save(store, NEWER);
    const own = { env: { ...MODEL.env, CLAUDE_CODE_SESSION_ID: NEWER } };
    const { code, stdout } = await store.run(handoff, [], own);
    expect(code).toBe(0);
    expect(stdout).toContain("Paint the fence");
  });

  it("makes one for a session that has none, or that went on, and writes nothing", async () => {
    using store = filled();
    const { stdout } = await store.run(handoff, [OLDER.slice(0, 8)], MODEL);
    expect(stdout).toContain("Red or green next?");
    expect(fs.existsSync(sessionPaths(store.store, OLDER).handoff)).toBe(false);
    save(store, OLDER);
    store.add({ id: OLDER, records: buildLog().prompt(900, "Then the gate", { prompt_id: "p9" }).records });
    expect((await store.run(handoff, [OLDER])).stdout).toContain("Then the gate");
  });

  it("gives JSON", async () => {
    using store = filled();
    const { json } = await store.run(handoff, [OLDER, "--json"]);
    expect(json()).toMatchObject({
      v: 1,
      session: OLDER,
      project: "shop",
      source: "transcript",
      is_answered: true,
      digest: ["Last request, answered: Paint the fence", "Open decision: Red or green next?"],
      pinned: [{ kind: "decision", text: "Red or green next?" }],
    });
    const { sections } = json<{ sections: { title: string }[] }>();
    expect(sections.map(({ title }) => title)).toEqual([...SECTION_TITLES]);
  });

  it.each([
    [["nope"], 1, /no session has the id or title "nope"/],
    [["33330000"], 1, /no session has the id or title "33330000"/],
  ])("%j says what is wrong inside Claude Code", async (argv, code, message) => {
    using store = filled();
    const result = await store.run(handoff, argv, MODEL);
    expect(result).toMatchObject({ code, stdout: "" });
    expect(result.stderr).toMatch(message);
  });
});
