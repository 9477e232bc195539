/** dist/main.cjs: every command. */
import { startCli } from "../start.ts";
import { COMMANDS } from "../table.ts";

void startCli(COMMANDS);
