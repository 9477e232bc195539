/** dist/search.cjs: the usual `search` alone; what it cannot do is left to dist/main.cjs. */
import { createQuickSearch } from "../search-quick.ts";
import { SEARCH_SURFACE } from "../specs/search-surface.ts";
import { startCli } from "../start.ts";

let isHandedOver = false;
const run = createQuickSearch(() => {
  isHandedOver = true;
});

void startCli([{ ...SEARCH_SURFACE, load: () => Promise.resolve({ run }) }]).then(() => {
  if (isHandedOver) require("./main.cjs");
});
