/** `logbook open`: the replay page of a session, or the page of a project, kept privately in the store and opened in the browser. */
import { dirname } from "node:path";
import { makeDirectory } from "../../platform/files.ts";
import type { StorePaths } from "../../platform/paths.ts";
import { projectOf } from "../../platform/project.ts";
import { renderBytes, renderNumber } from "../../replay/units.ts";
import type { CommandArgs, CommandContext, ExitCode, RunCommand } from "../command.ts";
import { dropOldPages, keptPagePath, pageStore } from "../kept-page.ts";
import { type OpenResult, openFile } from "../open-file.ts";
import { isSet } from "../parse-args.ts";
import { writeProjectPage } from "../project-page.ts";
import { resolveProject, resolveSession } from "../resolve-session.ts";
import { listProjects, type StoredProject } from "../session-index.ts";
import { writeSessionPage } from "../session-page.ts";

export const run: RunCommand = async (context, args): Promise<ExitCode> => {
  const pages = pageStore(context.store);
  const { facts, words, file } = isSet(args, "project")
    ? drawProject(context, args, pages)
    : drawSession(context, args, pages);
  if (pages !== context.store) context.output.note(`logbook: the page lies in ${pages.root} instead.`);
  const opened = await openFile(file, context.env, process.platform);
  if (isSet(args, "json")) {
    context.output.printJson({ v: 1, ...facts, opened: opened === "opened" });
    return 0;
  }
  context.output.print(`${file}  ${context.paint("dim", words)}`);
  const trouble = TROUBLES[opened];
  if (trouble !== undefined) context.output.note(`logbook: ${trouble}`);
  return 0;
};

const TROUBLES: Readonly<Record<OpenResult, string | undefined>> = {
  opened: undefined,
  none: "no program was found that opens pages; open the file in a browser",
  failed: "the browser could not be started; open the file yourself",
};

interface Drawn {
  file: string;
  /** For --json. */
  facts: Record<string, unknown>;
  /** What stands beside the file's name. */
  words: string;
}

function drawSession(context: CommandContext, args: CommandArgs, pages: StorePaths): Drawn {
  const session = resolveSession(context, args.operands[0]);
  const page = keptPagePath(pages, session);
  makeDirectory(dirname(page));
  const { file, bytes } = writeSessionPage(context, session, page);
  dropOldPages(pages);
  return { file, facts: { session: session.id, file, bytes }, words: renderBytes(bytes) };
}

function drawProject(context: CommandContext, args: CommandArgs, pages: StorePaths): Drawn {
  const project = chooseProject(context, args.operands[0]);
  const { file, bytes, sessions, linked } = writeProjectPage(context, project, pages);
  const words = [renderBytes(bytes), renderNumber(sessions, "session"), `${linked} with a page of their own`];
  return { file, facts: { project: project.name, file, bytes, sessions, linked }, words: words.join(" · ") };
}

function chooseProject(context: CommandContext, wanted: string | undefined): StoredProject {
  const { id, name } = wanted === undefined ? projectOf(context.cwd) : resolveProject(context, wanted);
  const known = listProjects(context.store).find((project) => project.id === id);
  return known ?? { id, name, root: "" };
}
