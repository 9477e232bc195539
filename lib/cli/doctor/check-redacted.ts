/** Has a session that was redacted been copied from its beginning again? */
import { isCopiedAnew, listRedactions } from "../../worker/redactions.ts";
import type { Finding, Machine } from "./finding.ts";

export function checkRedacted({ store }: Pick<Machine, "store">): Finding[] {
  return listRedactions(store)
    .filter((mark) => isCopiedAnew(store, mark))
    .map(({ session, time }) => ({
      level: "warning",
      subject: "redacted",
      what: `session ${session} was redacted on ${time.slice(0, 10)}, and Claude Code has written its transcript anew since: the new copy may hold the text again`,
      advice: `logbook redact - --session ${session.slice(0, 8)} takes it out again`,
    }));
}
