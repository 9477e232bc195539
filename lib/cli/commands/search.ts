/** `logbook search`. */
import { LogbookError } from "../../platform/errors.ts";
import type { RunCommand } from "../command.ts";

export const run: RunCommand = () => {
  throw new LogbookError("INPUT_INVALID", "search is not there yet");
};
