/** dist/search.cjs: the usual `search` alone; what it cannot do is left to dist/main.cjs. */
import { createQuickSearch } from "../search-quick.ts";
import { SEARCH_SURFACE } from "../specs/search-surface.ts";
import { startCli } from "../start.ts";

export interface SearchProgram {
  /** The command line that is this process's. */
  runSearch(): Promise<void>;
}

export async function runSearch(): Promise<void> {
  let isHandedOver = false;
  const run = createQuickSearch(() => {
    isHandedOver = true;
  });
  await startCli([{ ...SEARCH_SURFACE, mayHandOver: true, load: () => Promise.resolve({ run }) }]);
  if (isHandedOver) require("./main.cjs");
}
