/** The end of a turn as the Stop hook handles it, the rules for statements at hand. */
import { keepStatements } from "../../lib/capture/statements.ts";
import { createArchiveTurn } from "../../lib/capture/turn-end.ts";

export const archiveTurn = createArchiveTurn(() => keepStatements);
