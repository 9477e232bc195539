import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { resolveProject, resolveSession } from "../../lib/cli/resolve-session.ts";
import { listSessions, newestSessions } from "../../lib/cli/session-index.ts";
import { safeName } from "../../lib/platform/paths.ts";
import { makeStore, type TestStore } from "../support/cli-store.ts";
import { buildLog } from "../support/session-log.ts";

const ID = {
  fix: "3f2a0000-0000-4000-8000-000000000001",
  kana: "3f2b0000-0000-4000-8000-000000000002",
  far: "9d000000-0000-4000-8000-000000000003",
};

function filled(): TestStore {
  const store = makeStore();
  store.add({ id: ID.fix, records: buildLog().prompt(100, "Fix the flaky checkout test").records });
  store.add({ id: ID.kana, records: buildLog().prompt(0, "認証トークンの更新を直して").records });
  store.add({ id: ID.far, project: "garden", records: buildLog().prompt(900, "Fix the fence").records });
  return store;
}

const resolve = ({ store, folder }: TestStore, wanted?: string, isModel = false) =>
  resolveSession({ store, cwd: folder("shop"), isModel }, wanted).id;

describe("resolveSession", () => {
  it.each([
    [undefined, ID.fix],
    [ID.kana, ID.kana],
    ["3f2b", ID.kana],
    ["3F2A0", ID.fix],
    ["9", ID.far],
    ["checkout", ID.fix],
    ["FLAKY Checkout", ID.fix],
    ["認証", ID.kana],
    ["fence", ID.far],
    // Both projects have such a title: the one here is meant.
    ["fix the", ID.fix],
  ])("%j is %s", (wanted, id) => {
    using store = filled();
    expect(resolve(store, wanted)).toBe(id);
  });

  it("names the candidates of an ambiguous beginning, newest first, as long as needed", () => {
    using store = filled();
    const twin = `${ID.fix.slice(0, -1)}9`;
    store.add({ id: twin, records: buildLog().prompt(500, "Another").records });
    expect(() => resolve(store, "3f2a")).toThrow(
      expect.objectContaining({
        code: "SESSION_AMBIGUOUS",
        message: '"3f2a" could be 2 sessions',
        hint: `Give more of the id:\n  ${twin}  2026-03-01  Another\n  ${ID.fix}  2026-03-01  Fix the flaky checkout test`,
      }),
    );
    expect(() => resolve(store, "3f2")).toThrow(
      expect.objectContaining({ message: '"3f2" could be 3 sessions' }),
    );
  });

  it.each(["nope", "", "  ", "../x", "%", "3f2a0000-0000-4000-8000-00000000000f"])(
    "does not know %j",
    (wanted) => {
      using store = filled();
      expect(() => resolve(store, wanted)).toThrow(
        expect.objectContaining({
          code: "SESSION_UNKNOWN",
          hint: expect.stringContaining("logbook sessions --all"),
        }),
      );
    },
  );

  it("shows the model its own project only", () => {
    using store = filled();
    expect(resolve(store, "3f2a", true)).toBe(ID.fix);
    for (const wanted of [ID.far, "9d", "fence"]) {
      expect(() => resolve(store, wanted, true)).toThrow(
        expect.objectContaining({ code: "SESSION_UNKNOWN" }),
      );
    }
  });

  it("says what to do when nothing is recorded, here or at all", () => {
    using store = makeStore();
    const hintOf = () => {
      try {
        return resolve(store);
      } catch (error) {
        return (error as { hint?: string }).hint;
      }
    };
    expect(hintOf()).toContain("logbook install");
    store.add({ id: ID.far, project: "garden", records: buildLog().prompt(0, "x").records });
    expect(hintOf()).toContain("logbook sessions --all");
  });
});

describe("the index of sessions", () => {
  it("finds a session whose registration was lost by the folder in its log", () => {
    using store = filled();
    for (const project of fs.readdirSync(store.store.projects)) {
      fs.rmSync(join(store.store.projects, project, "sessions.jsonl"));
    }
    expect(resolve(store)).toBe(ID.fix);
    expect(() => resolve(store, ID.far, true)).toThrow();
  });

  it("reads registrations around lines that are damaged", () => {
    using store = filled();
    for (const project of fs.readdirSync(store.store.projects)) {
      const path = join(store.store.projects, project, "sessions.jsonl");
      fs.writeFileSync(
        path,
        `{"v":1,"sess\n\n[1]\nnull\n${fs.readFileSync(path, "utf8")}{"v":1,"session":7}\n{"v":1,`,
      );
    }
    expect(resolve(store, "3f2b", true)).toBe(ID.kana);
  });

  it("knows sessions whose ids are no file names", () => {
    using store = makeStore();
    const odd = "a session/with: odd name";
    store.add({ id: odd, records: buildLog().prompt(0, "odd").records });
    expect(resolve(store, odd)).toBe(odd);
    expect(listSessions(store.store)[0]?.folder).toBe(safeName(odd));
  });

  it("orders by last record though an import writes all logs at once", () => {
    using store = makeStore();
    const times = [30, 10, 20, 50, 40];
    for (const [n, seconds] of times.entries()) {
      const id = `${n}0000000-0000-4000-8000-000000000000`;
      store.add({ id, records: buildLog().prompt(seconds, "x").records });
      fs.utimesSync(join(store.store.sessions, id, "log.jsonl"), new Date(), new Date());
    }
    const newest = newestSessions(store.store, listSessions(store.store), 3);
    expect(newest.map(({ session }) => session.id[0])).toEqual(["3", "4", "0"]);
  });

  it("does not take a file in the store's place for an empty store", () => {
    using store = makeStore();
    fs.writeFileSync(store.store.root, "");
    expect(() => resolve(store)).toThrow(expect.objectContaining({ code: "STORE_UNSAFE" }));
  });
});

describe("resolveProject", () => {
  it("takes a name, a folder name or a path, and says which there are", () => {
    using store = filled();
    const context = { store: store.store, cwd: store.folder("shop"), isModel: false };
    const { id } = resolveProject(context, "garden");
    expect(resolveProject(context, id).id).toBe(id);
    expect(resolveProject(context, store.folder("garden")).id).toBe(id);
    expect(resolveProject(context, "../garden").id).toBe(id);
    expect(() => resolveProject(context, "gardn")).toThrow(
      expect.objectContaining({ code: "USAGE", hint: expect.stringMatching(/^Known are garden, shop$/) }),
    );
  });
});
