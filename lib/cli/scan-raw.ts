/** Searches the raw copies themselves: where no archive can be opened, and for text that it does not index. */
import type { SearchResult } from "../archive/hit.ts";
import type { TurnText } from "../archive/turn-text.ts";
import { LogbookError } from "../platform/errors.ts";
import type { CommandContext } from "./command.ts";
import type { Question } from "./search-core.ts";

export interface Scan {
  result: SearchResult;
  /** Texts of the hits, by turn. */
  texts: ReadonlyMap<string, TurnText>;
}

export function scanRawCopies(_context: CommandContext, _question: Question): Scan {
  throw new LogbookError("ARCHIVE_UNAVAILABLE", "search the raw copies");
}
