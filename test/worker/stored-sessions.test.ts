import fs from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { copyNewBytes } from "../../lib/raw/flush.ts";
import { countRawBytes, listStoredSessions } from "../../lib/worker/stored-sessions.ts";
import { writeMark } from "../../lib/worker/tombstones.ts";
import { makeTempStore } from "../support/temp-store.ts";

const ODD = "../an id that is no file name";

it("sessions are listed by their own ids, as their logs tell, and those that were removed are not", () => {
  using temp = makeTempStore();
  const { store } = temp;
  for (const session of [ODD, "plain", "gone", `${ODD} and without a log`]) {
    fs.mkdirSync(sessionPaths(store, session).dir, { recursive: true });
  }
  const line = { v: 1, event: "SessionStart", session: ODD, cwd: "/work", time: "2026-01-05T09:00:00.000Z" };
  fs.writeFileSync(sessionPaths(store, ODD).log, `${JSON.stringify(line)}\n`);
  fs.writeFileSync(join(store.sessions, "a file"), "");
  writeMark(store, { kind: "forgotten", session: "gone" }, 0);
  const stored = listStoredSessions(store);
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(stored.map(({ session }) => session).sort()).toEqual([ODD, hash, "plain"]);
  expect(stored.find(({ session }) => session === ODD)?.paths.dir).toBe(sessionPaths(store, ODD).dir);
});

it("a log of another session in a folder that a hash names does not name it", () => {
  using temp = makeTempStore();
  const { dir, log } = sessionPaths(temp.store, ODD);
  fs.mkdirSync(dir, { recursive: true });
  const line = { v: 1, event: "SessionStart", session: "other", time: "2026-01-05T09:00:00.000Z" };
  fs.writeFileSync(log, `${JSON.stringify(line)}\n`);
  expect(listStoredSessions(temp.store)).toMatchObject([
    { session: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
});

it("copies count as the bytes of transcript they hold, once each", () => {
  using temp = makeTempStore();
  const paths = sessionPaths(temp.store, "s");
  expect(countRawBytes(paths)).toBe(0);
  const source = join(temp.env.HOME, "s.jsonl");
  for (const [stream, text] of [
    ["main", "{}\n"],
    ["main", "{}\n{}\n"],
    ["agent-1", "{}\n"],
  ] as const) {
    fs.writeFileSync(source, text);
    copyNewBytes({ rawDir: paths.raw, stream, source, clock: Date.now });
  }
  expect(countRawBytes(paths)).toBe(9);
});
