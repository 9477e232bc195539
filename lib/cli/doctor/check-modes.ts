/** May anybody but the user read the store, or write to it? `doctor` looks at every file, `status` at the root. */
import { closeToOthers, findOpenEntries, isOpenToOthers } from "../../platform/modes.ts";
import type { Finding, Machine } from "./finding.ts";

export function checkModes({ store }: Machine): Finding[] {
  const open = [...findOpenEntries(store.root)];
  const [first] = open;
  if (first === undefined) return [{ level: "ok", subject: "rights", what: "the store is yours alone" }];
  const isOne = open.length === 1;
  return [
    {
      level: "problem",
      subject: "rights",
      what: isOne
        ? "others may read or write it (its mode is wider than 0700)"
        : `others may read or write ${open.length} entries of it (their modes are wider than 0700)`,
      where: isOne ? first : `${first} and ${open.length - 1} more`,
      advice: "logbook doctor --fix takes the rights away",
      fix: () => `took others' rights from ${closeToOthers(open)} entries in ${store.root}`,
    },
  ];
}

/** What lies below is as private as the root. */
export function checkRootMode({ store: { root } }: Machine): Finding[] {
  if (process.platform === "win32" || !isOpenToOthers(root)) return [];
  return [
    {
      level: "problem",
      subject: "rights",
      what: "others may read or write it (its mode is wider than 0700)",
      where: root,
      advice: "logbook doctor --fix takes the rights away",
    },
  ];
}
