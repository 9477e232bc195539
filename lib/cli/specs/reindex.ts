import type { CommandSpec } from "../command.ts";

export const reindex: CommandSpec = {
  name: "reindex",
  group: "Store",
  summary: "rebuild the archive from the raw copies",
  operands: "",
  maxOperands: 0,
  options: { json: { type: "boolean", help: "print JSON" } },
  examples: [
    ["logbook reindex", "after a damaged or deleted archive.db, or a change of index.maxFieldChars"],
  ],
  writes: true,
  stopsOnSignal: true,
  load: () => import("../commands/reindex.ts"),
};
