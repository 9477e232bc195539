import { expect, it } from "vitest";
import { openArchive } from "../../lib/archive/open.ts";
import { hasEngine } from "../support/native.ts";
import { createWorkbench } from "./workbench.ts";

const OTHER = "99999999-2222-4333-8444-555555555555";

it.skipIf(!hasEngine)("settles a session's turns in its job, and the others' once no job waits", async () => {
  using bench = createWorkbench();
  for (const [at, session] of [undefined, OTHER].entries()) {
    const talk = bench.talk(100 + 400 * at);
    talk.prompt("something to do");
    bench.save(talk, session);
    bench.put(session === undefined ? {} : { session });
  }
  await bench.work();
  const archive = openArchive(bench.store, { busyTimeoutMs: 1_000 });
  const stale = () => archive.prepare("SELECT count(*) AS turns FROM stale").get();
  archive.exec("INSERT INTO stale (turn) SELECT id FROM turns");
  expect(stale()).toEqual({ turns: 2 });
  bench.put();
  await bench.work(undefined, { tidy: () => Promise.resolve() });
  expect(stale()).toEqual({ turns: 1 });
  bench.put();
  await bench.work();
  expect(stale()).toEqual({ turns: 0 });
  archive.close();
});
