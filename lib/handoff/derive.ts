/** Session notes from turns: the nine sections, uncondensed. Pure; no model is asked. */
import type { NoteTurn } from "./note-turn.ts";
import type { Item, Section, SectionTitle } from "./section.ts";
import { SECTION_TITLES } from "./section.ts";
import { deriveCurrentState } from "./sections/current-state.ts";
import { deriveDocuments } from "./sections/documents.ts";
import { deriveErrors } from "./sections/errors.ts";
import { deriveFiles } from "./sections/files.ts";
import { deriveLearnings } from "./sections/learnings.ts";
import { deriveResults } from "./sections/results.ts";
import { deriveTask } from "./sections/task.ts";
import { deriveWorkflow } from "./sections/workflow.ts";
import { deriveWorklog } from "./sections/worklog.ts";

const DERIVE: Readonly<Record<SectionTitle, (turns: readonly NoteTurn[]) => Item[]>> = {
  "Current State": deriveCurrentState,
  "Task specification": deriveTask,
  "Files and Functions": deriveFiles,
  Workflow: deriveWorkflow,
  "Errors & Corrections": deriveErrors,
  "Codebase and System Documentation": deriveDocuments,
  Learnings: deriveLearnings,
  "Key results": deriveResults,
  Worklog: deriveWorklog,
};

export function deriveSections(turns: readonly NoteTurn[]): Section[] {
  return SECTION_TITLES.map((title) => ({ title, items: DERIVE[title](turns) }));
}
