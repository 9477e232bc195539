/** The handler of SessionStart with the code that its bundle loads on demand. */
import * as notes from "../../lib/capture/notes-on-demand.ts";
import { createStartSession } from "../../lib/capture/session-start.ts";

export const startSession: ReturnType<typeof createStartSession> = createStartSession(() => notes);
