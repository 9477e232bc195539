/** dist/search.cjs: `search` alone, so that it starts without the code of the other commands. */
import { search } from "../specs/search.ts";
import { startCli } from "../start.ts";

void startCli([search]);
