/** Which sessions a command with --all and --project looks at: this project's, unless told otherwise. */
import { LogbookError } from "../platform/errors.ts";
import { projectOf } from "../platform/project.ts";
import type { CommandArgs, CommandContext } from "./command.ts";
import { isSet, textOption } from "./parse-args.ts";
import { resolveProject } from "./resolve-session.ts";
import { listSessions, type StoredSession } from "./session-index.ts";

export interface Scope {
  isAll: boolean;
  /** Undefined for all projects. */
  projectId?: string;
  /** For sentences: "project shop", "any project". */
  name: string;
}

/** Throws USAGE when the model asks for more than its own project. */
export function chooseProject(context: CommandContext, args: CommandArgs): Scope {
  const wanted = textOption(args, "project");
  const isAll = isSet(args, "all");
  const here = projectOf(context.cwd);
  if (!isAll && wanted === undefined) return { isAll, projectId: here.id, name: `project ${here.name}` };
  if (isAll && wanted !== undefined) {
    throw new LogbookError("USAGE", "--all and --project exclude each other", {
      hint: "Leave one of them out",
    });
  }
  const project = wanted === undefined ? undefined : resolveProject(context, wanted);
  if (context.isModel && project?.id !== here.id) {
    throw new LogbookError("USAGE", "inside Claude Code only the current project can be seen", {
      hint: `Leave out ${isAll ? "--all" : "--project"}`,
    });
  }
  return project === undefined
    ? { isAll, name: "any project" }
    : { isAll, projectId: project.id, name: `project ${project.name}` };
}

export function chooseScope(
  context: CommandContext,
  args: CommandArgs,
): Scope & { sessions: StoredSession[] } {
  const scope = chooseProject(context, args);
  const all = listSessions(context.store);
  const { projectId } = scope;
  const sessions = projectId === undefined ? all : all.filter(({ projects }) => projects.includes(projectId));
  return { ...scope, sessions };
}
