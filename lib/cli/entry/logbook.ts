/** dist/logbook.cjs: picks the bundle. Kept apart so that `search` never parses the code of the other commands. */
import { join } from "node:path";
import type { loadCompiled as load } from "../../platform/compiled.ts";
import type { limitHeap } from "../../worker/heap.ts";
import type { SearchProgram } from "./search.ts";

const [, , command] = process.argv;

// Before the other bundle is loaded: what that leaves of the young generation stays for all of an import.
if (command === "import" || command === "reindex") {
  const heap = require("../../worker/heap.ts") as { limitHeap: typeof limitHeap };
  heap.limitHeap();
}
if (command === "search") {
  const { loadCompiled } = require("../../platform/compiled.ts") as { loadCompiled: typeof load };
  void loadCompiled<SearchProgram>(join(import.meta.dirname, "search.cjs")).runSearch();
} else {
  require("./main.cjs");
}
