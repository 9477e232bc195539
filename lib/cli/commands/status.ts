/** `logbook status`. */
import { LogbookError } from "../../platform/errors.ts";
import type { RunCommand } from "../command.ts";

export const run: RunCommand = () => {
  throw new LogbookError("INPUT_INVALID", "status is not there yet");
};
