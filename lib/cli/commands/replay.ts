/** `logbook replay`. */
import { LogbookError } from "../../platform/errors.ts";
import type { RunCommand } from "../command.ts";

export const run: RunCommand = () => {
  throw new LogbookError("INPUT_INVALID", "replay is not there yet");
};
