import { execFile } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { openArchive } from "../../lib/archive/open.ts";
import { prepareRebuild, swapArchive } from "../../lib/archive/swap.ts";
import { repositoryRoot } from "../support/dist.ts";
import { hasEngine } from "../support/native.ts";
import { makeTempStore } from "../support/temp-store.ts";

const WRITERS = 3;
const RUN_MS = 6_000;
const run = promisify(execFile);

it.skipIf(!hasEngine)(
  "an exchange under writers leaves a sound archive (needs a database engine)",
  async () => {
    using temp = makeTempStore();
    const { store, env } = temp;
    openArchive(store, { busyTimeoutMs: 1_000 }).close();
    const tsx = join(repositoryRoot, "node_modules", ".bin", "tsx");
    const writers = Array.from({ length: WRITERS }, (_, at) =>
      run(
        tsx,
        [join(import.meta.dirname, "swap-writer.ts"), String((at + 1) * 100_000_000), String(RUN_MS)],
        {
          env: { ...process.env, ...env },
        },
      ),
    );
    let isOver = false;
    const finished = Promise.all(writers).finally(() => {
      isOver = true;
    });
    let swaps = 0;
    while (!isOver) {
      const target = prepareRebuild(store);
      const rebuilt = openArchive(target, { busyTimeoutMs: 1_000 });
      rebuilt.transaction(() =>
        rebuilt.prepare("INSERT INTO sessions (key, project) VALUES (?, 'p')").run(`swap-${swaps}`),
      );
      rebuilt.close();
      await swapArchive(store, target.archive, Date.now());
      swaps++;
      const archive = openArchive(store, { busyTimeoutMs: 10_000 });
      const [check] = archive.prepare("PRAGMA integrity_check(1)").all<{ integrity_check: string }>();
      const own = archive
        .prepare("SELECT count(*) AS n FROM sessions WHERE key = ?")
        .get<{ n: number }>(`swap-${swaps - 1}`);
      archive.close();
      expect([check?.integrity_check, own?.n]).toEqual(["ok", 1]);
      await sleep(20);
    }
    const results = (await finished).map(({ stdout }) => JSON.parse(stdout) as { written: number });
    // How many depends on the machine; what matters is that both went on beside each other.
    for (const { written } of results) expect(written).toBeGreaterThan(1);
    expect(swaps).toBeGreaterThan(1);
    expect(fs.readdirSync(store.root).filter((name) => /damaged|rebuilt|journal/.test(name))).toEqual([]);
  },
);
