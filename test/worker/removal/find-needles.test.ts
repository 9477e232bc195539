import fs from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { LogbookError } from "../../../lib/platform/errors.ts";
import { copyNewBytes } from "../../../lib/raw/flush.ts";
import { findNeedles } from "../../../lib/worker/removal/find-needles.ts";
import { listStoredSessions } from "../../../lib/worker/stored-sessions.ts";
import { createWorkbench } from "../workbench.ts";

const TICKET = /ACME-[\w"\\]{3,20}/g;

it("texts are found as they are meant, not as files escape them, wherever the store has them", async () => {
  using bench = createWorkbench();
  const { store } = bench;
  const paths = bench.paths();
  const talk = bench.talk(100);
  talk.prompt('see ACME-in"raw, and ACME-1');
  const source = bench.save(talk);
  copyNewBytes({ rawDir: paths.raw, stream: "main", source, clock: Date.now });
  const put = (path: string, text: string): void => {
    fs.mkdirSync(dirname(path), { recursive: true });
    fs.writeFileSync(path, text);
  };
  put(paths.log, `${JSON.stringify({ v: 1, prompt: 'ACME-in"log' })}\nACME-torn, a line that is no JSON`);
  put(paths.handoff, 'ACME-in"notes');
  put(join(store.user, "memory", "a.md"), "---\nname: a\n---\nACME-memory");
  put(store.workerLog, "ACME-worker failed\n");
  const find = (text: string): string[] => text.match(TICKET) ?? [];
  const pace = { begin: () => undefined, add: async () => undefined };
  const needles = await findNeedles(store, { sessions: listStoredSessions(store), find, pace });
  expect([...needles].sort()).toEqual(
    ['ACME-in"raw', 'ACME-in"log', "ACME-torn", 'ACME-in"notes', "ACME-memory", "ACME-worker"].sort(),
  );
});

it("stops when it is told to", async () => {
  using bench = createWorkbench();
  const talk = bench.talk(100);
  talk.prompt("see ACME-123");
  copyNewBytes({ rawDir: bench.paths().raw, stream: "main", source: bench.save(talk), clock: Date.now });
  const add = () => Promise.reject(new LogbookError("INTERRUPTED", "told to stop"));
  const pace = { begin: () => undefined, add };
  const search = { sessions: listStoredSessions(bench.store), find: () => [], pace };
  await expect(findNeedles(bench.store, search)).rejects.toMatchObject({ code: "INTERRUPTED" });
});
