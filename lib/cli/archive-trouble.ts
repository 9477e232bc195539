/** What is said and done when the archive cannot answer and the raw copies do instead. */
import { isFallback } from "../archive/open-for-reading.ts";
import type { LogbookError } from "../platform/errors.ts";
import { removeFile } from "../platform/remove.ts";
import { sweepMark } from "../worker/sweep-mark.ts";
import type { CommandContext } from "./command.ts";

type Context = Pick<CommandContext, "store" | "output">;

/** Throws what is no trouble of the archive's. `verb`: "Reading", "Searching". */
export function tellTrouble({ store, output }: Context, error: unknown, verb: string): void {
  if (!isFallback(error)) throw error;
  output.note(`logbook: ${error.message}. ${verb} the raw copies instead, which is slower.`);
  reportDamage({ store }, error);
}

/** Lets the worker's next run read the whole archive, and replace it if it is damaged. */
export function reportDamage({ store }: Pick<Context, "store">, { code }: LogbookError): void {
  if (code !== "ARCHIVE_CORRUPT") return;
  try {
    removeFile(sweepMark(store));
  } catch {
    // A store that cannot be written has no worker to tell.
    return;
  }
}
