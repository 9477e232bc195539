/** `memory check`: what was edited from outside, what does not parse, what the gates refused; `--accept` takes edits over. */
import type { OutsideEdit } from "../../memory/ledger.ts";
import type { MemoryProblem } from "../../memory/load.ts";
import { loadScope } from "../../memory/load.ts";
import { acceptEdits } from "../../memory/outside-edits.ts";
import type { Refusal } from "../../memory/refused.ts";
import { readRefusals } from "../../memory/refused.ts";
import { readTeamState } from "../../memory/team.ts";
import type { CommandArgs, CommandContext, ExitCode } from "../command.ts";
import { isSet } from "../parse-args.ts";
import type { MemoryPlaces } from "./places.ts";
import { findPlaces, holdScope } from "./places.ts";

interface Findings {
  edits: (OutsideEdit & { scope: string })[];
  problems: (MemoryProblem & { scope: string })[];
  untrusted: string[];
  refused: Refusal[];
}

/** The newest ones; older refusals are of interest to nobody. */
const SHOWN_REFUSALS = 20;

export async function check(context: CommandContext, args: CommandArgs): Promise<ExitCode> {
  const places = findPlaces(context);
  if (isSet(args, "accept")) await accept(context, places);
  const findings = readFindings(places);
  const isWell = findings.edits.length + findings.problems.length === 0;
  if (isSet(args, "json")) context.output.printJson({ v: 1, is_well: isWell, ...findings });
  else context.output.print(render(findings, context));
  return isWell ? 0 : 1;
}

async function accept({ clock, output, clean }: CommandContext, { scopes }: MemoryPlaces): Promise<void> {
  for (const scope of scopes) {
    const { accepted, refused } = await holdScope(scope, (lock) =>
      acceptEdits(scope, { lock, nowMs: clock() }),
    );
    for (const { file, kind } of accepted) output.note(`accepted ${file} (${kind})`);
    for (const { file, reason } of refused) output.note(`left ${file} out: ${clean(reason)}`);
  }
}

function readFindings({ scopes, project, workTree }: MemoryPlaces): Findings {
  const loaded = scopes.map((scope) => ({ kind: scope.kind, ...loadScope(scope) }));
  return {
    edits: loaded.flatMap(({ kind, edits }) => edits.map((edit) => ({ scope: kind, ...edit }))),
    problems: loaded.flatMap(({ kind, problems }) =>
      problems.map((problem) => ({ scope: kind, ...problem })),
    ),
    untrusted: readTeamState(project, workTree).untrusted,
    refused: readRefusals(project).slice(-SHOWN_REFUSALS),
  };
}

function render({ edits, problems, untrusted, refused }: Findings, { paint, clean }: CommandContext): string {
  const failed = (text: string): string => `${paint("red", "✗")} ${clean(text)}`;
  const lines = [
    ...edits.map(({ file, kind, scope }) =>
      failed(`${file} (${scope}) was ${EDITED[kind]} outside logbook: left out of context`),
    ),
    ...problems.map(({ message }) => failed(`${message}: left out of context`)),
    ...(edits.length > 0
      ? ["  logbook memory check --accept takes edits over, logbook memory restore FILE undoes one"]
      : []),
    ...untrusted.map(
      (file) => `${paint("yellow", "!")} ${clean(file)} of the team is not trusted: logbook trust shows it`,
    ),
    ...refused.map(
      ({ time, reason, name }) =>
        `${paint("dim", `${time.slice(0, 10)} refused (${clean(reason)}):`)} ${clean(name)}`,
    ),
  ];
  return lines.length === 0
    ? `${paint("green", "✓")} every memory file is as logbook wrote it`
    : lines.join("\n");
}

const EDITED: Readonly<Record<OutsideEdit["kind"], string>> = {
  new: "written",
  changed: "changed",
  deleted: "deleted",
};
