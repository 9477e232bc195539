import fs from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { closeToOthers, findOpenEntries } from "../../lib/platform/modes.ts";
import { FROZEN_VERSIONS, thawStore } from "../formats/frozen-store.ts";
import { runStoreWorker } from "../formats/worker.ts";
import { makeTempStore } from "../support/temp-store.ts";

function modeOf(path: string): string {
  return (fs.statSync(path).mode & 0o777).toString(8);
}

describe("rights of others", () => {
  test("are found at any depth, and taken away; the owner's stay", () => {
    using temp = makeTempStore();
    const { root } = temp.store;
    const made = { "": 0o755, sessions: 0o700, "sessions/s": 0o770, app: 0o700 };
    const files = { "sessions/s/log.jsonl": 0o644, "sessions/s/extra.jsonl": 0o600, "app/logbook": 0o755 };
    for (const name of Object.keys(made)) fs.mkdirSync(join(root, name), { recursive: true });
    for (const name of Object.keys(files)) fs.writeFileSync(join(root, name), "");
    for (const [name, mode] of Object.entries({ ...made, ...files })) fs.chmodSync(join(root, name), mode);
    const open = [...findOpenEntries(root)];
    expect(open.map((path) => relative(root, path)).sort()).toEqual([
      "",
      "app/logbook",
      "sessions/s",
      "sessions/s/log.jsonl",
    ]);
    expect(closeToOthers(open)).toBe(4);
    expect([...findOpenEntries(root)]).toEqual([]);
    expect(open.map(modeOf)).toEqual(["700", "700", "700", "600"]);
  });

  test("are found behind the user's own link to another disk, and nowhere behind a deeper one", () => {
    using temp = makeTempStore();
    const disk = join(temp.env.HOME, "disk");
    fs.mkdirSync(join(disk, "s"), { recursive: true, mode: 0o755 });
    fs.mkdirSync(temp.store.root, { mode: 0o700 });
    fs.symlinkSync(disk, temp.store.sessions);
    fs.symlinkSync("/etc", join(disk, "s", "etc"));
    expect([...findOpenEntries(temp.store.root)]).toEqual([
      temp.store.sessions,
      join(temp.store.sessions, "s"),
    ]);
  });

  test("nowhere where there is no store", () => {
    using temp = makeTempStore();
    expect([...findOpenEntries(temp.store.root)]).toEqual([]);
  });

  test.each(FROZEN_VERSIONS)("are taken away by the worker's sweep (format %s)", async (version) => {
    using frozen = thawStore(version);
    for (const name of fs.readdirSync(frozen.store.root, { recursive: true, encoding: "utf8" })) {
      fs.chmodSync(join(frozen.store.root, name), 0o777);
    }
    await runStoreWorker(frozen);
    expect([...findOpenEntries(frozen.store.root)]).toEqual([]);
  });
});
