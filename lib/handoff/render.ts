/** Session notes as Markdown: nine headings, always all of them, in their order; the file says where it came from. */
import type { Section } from "./section.ts";

/** "copies": the transcript itself could not be read, earlier copies of it could. */
export type NotesSource = "transcript" | "copies" | "log";

export interface NotesHead {
  session: string;
  project: string;
  /** When the notes were made: the time of the last thing they tell, so that the same facts give the same bytes. */
  timeMs: number;
  source: NotesSource;
}

const SOURCE_LINES: Readonly<Record<NotesSource, string[]>> = {
  transcript: [],
  copies: [
    "Source: the transcript could not be read; what came after its last copy is from the log alone, answers are missing.",
  ],
  log: ["Source: the log alone; the transcript could not be read, answers are missing."],
};

const EMPTY = "(nothing)";

export function renderNotes(head: NotesHead, sections: readonly Section[]): string {
  const lines = [
    "# Session notes",
    "",
    `Session: ${head.session}`,
    `Project: ${head.project}`,
    `Last activity: ${new Date(head.timeMs).toISOString()}`,
    ...SOURCE_LINES[head.source],
    `Whole text: logbook show ${head.session}`,
  ];
  return `${[...lines, ...sections.flatMap(renderSection)].join("\n")}\n`;
}

function renderSection(section: Section): string[] {
  const items = section.items.toSorted((a, b) => a.order - b.order).map((item) => renderItem(item.text));
  return ["", `## ${section.title}`, "", ...(items.length > 0 ? items : [EMPTY])];
}

/** A text of several lines stays one list item; a heading in it cannot pose as one of ours. */
function renderItem(text: string): string {
  return `- ${text.replace(/\n/g, "\n  ")}`;
}
