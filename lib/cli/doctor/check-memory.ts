/** Can every memory file be read, and is each as logbook wrote it? */
import { loadScope } from "../../memory/load.ts";
import type { MemoryScope } from "../../memory/scope.ts";
import { projectScope, userScope } from "../../memory/scope.ts";
import { listDirectory } from "../../platform/files.ts";
import type { Finding, Machine } from "./finding.ts";

export function checkMemory({ store }: Machine): Finding[] {
  const scopes = [...listDirectory(store.projects).map((id) => projectScope(store, id)), userScope(store)];
  const findings = scopes.flatMap(checkScope);
  if (findings.length > 0) return findings;
  const count = scopes.reduce((sum, scope) => sum + loadScope(scope).records.length, 0);
  return [
    {
      level: "ok",
      subject: "memory",
      what: `${count === 1 ? "1 memory" : `${count} memories`}, all readable`,
    },
  ];
}

function checkScope(scope: MemoryScope): Finding[] {
  const { problems, edits } = loadScope(scope);
  const unreadable = new Set(problems.map(({ file }) => file));
  const edited = edits.filter(({ file }) => !unreadable.has(file));
  return [
    ...problems.map(
      ({ message }): Finding => ({
        level: "warning",
        subject: "memory",
        what: `${message}; it is kept and left out of context`,
        where: scope.memory,
        advice: "mend the file, then: logbook memory check --accept",
      }),
    ),
    ...edited.map(
      ({ file, kind }): Finding => ({
        level: "warning",
        subject: "memory",
        what: `${file} was ${kind === "new" ? "written" : kind} outside logbook and is left out of context`,
        where: scope.memory,
        advice: `logbook memory check --accept takes it over, logbook memory restore ${file} undoes it`,
      }),
    ),
  ];
}
