/** The nine sections of session notes, in the order in which they are printed. Their titles never change. */

export const SECTION_TITLES = [
  "Current State",
  "Task specification",
  "Files and Functions",
  "Workflow",
  "Errors & Corrections",
  "Codebase and System Documentation",
  "Learnings",
  "Key results",
  "Worklog",
] as const;

export type SectionTitle = (typeof SECTION_TITLES)[number];

export interface Section {
  title: SectionTitle;
  /** Most worth keeping first, whatever the printed order. */
  items: readonly Item[];
}

export interface Item {
  text: string;
  /** Items are printed by rising order: time for what is told in sequence, rank for what is listed. */
  order: number;
}

/** Ranked items in the order given, the first the most worth keeping. */
export function ranked(texts: readonly string[]): Item[] {
  return texts.map((text, order) => ({ text, order }));
}
