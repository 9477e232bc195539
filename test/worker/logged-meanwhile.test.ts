/** A hook that logs while a job runs may be killed before it leaves one of its own: the next start must see that. */
import fs from "node:fs";
import { expect, it } from "vitest";
import { readToldBytes } from "../../lib/handoff/save.ts";
import { appendRecord } from "../../lib/log/append.ts";
import { hasEngine } from "../support/native.ts";
import { createWorkbench, SESSION } from "./workbench.ts";

it.skipIf(!hasEngine)(
  "a job makes no hand-over that tells of a hook which logged meanwhile (needs a database engine)",
  async () => {
    using bench = createWorkbench();
    const talk = bench.talk(100);
    talk.prompt("look around");
    talk.answer("There is a.txt.");
    bench.save(talk);
    const isToldOfAll = () => readToldBytes(bench.paths()) === fs.statSync(bench.paths().log).size;
    bench.put();
    await bench.work();
    expect(isToldOfAll()).toBe(true);
    let hasLogged = false;
    bench.put();
    await bench.work(({ openArchive }) => ({
      openArchive() {
        const stop = {
          v: 1,
          session: SESSION,
          time: "2026-01-05T09:00:00.000Z",
          event: "Stop",
          origin: "hook",
        };
        if (!hasLogged) appendRecord(bench.paths(), stop);
        hasLogged = true;
        return openArchive();
      },
    }));
    expect(hasLogged).toBe(true);
    expect(isToldOfAll()).toBe(false);
    bench.put();
    await bench.work();
    expect(isToldOfAll()).toBe(true);
  },
);
