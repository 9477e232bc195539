/** A scope in a temporary folder, and records to put into it. */
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MemoryRecord } from "../../../lib/contract/memory.ts";
import type { HeldLock } from "../../../lib/memory/commit.ts";
import type { MemoryScope } from "../../../lib/memory/scope.ts";
import { projectScope, userScope } from "../../../lib/memory/scope.ts";
import type { StorePaths } from "../../../lib/platform/paths.ts";
import { storePaths } from "../../../lib/platform/paths.ts";

export const NOW = Date.parse("2026-11-29T12:00:00.000Z");
export const DAY_MS = 86_400_000;
export const held: HeldLock = { isHeld: () => true };

export interface TestStore {
  store: StorePaths;
  project: MemoryScope;
  user: MemoryScope;
  [Symbol.dispose](): void;
}

export function makeStore(): TestStore {
  const root = fs.mkdtempSync(join(tmpdir(), "logbook-memory-"));
  const store = storePaths({ LOGBOOK_HOME: root });
  return {
    store,
    project: projectScope(store, "app-00000000"),
    user: userScope(store),
    [Symbol.dispose]: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}

export function makeRecord(name: string, fields: Partial<MemoryRecord> = {}): MemoryRecord {
  const time = new Date(NOW).toISOString();
  return {
    name,
    description: `About ${name}`,
    type: "project",
    created: time,
    modified: time,
    isPinned: false,
    body: `Body of ${name}.`,
    ...fields,
  };
}

/** Every file under a folder with its content, for comparing whole sets. */
export function readTree(folder: string): Record<string, string> {
  if (!fs.existsSync(folder)) return {};
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    names
      .filter((name) => fs.statSync(join(folder, name)).isFile())
      .map((name) => [name, fs.readFileSync(join(folder, name), "utf8")]),
  );
}
