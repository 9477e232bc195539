/**
 * Fits sections into their budgets: whole items, the most worth keeping first; a single item that is too long is cut
 * outside code spans. Current State and Errors & Corrections give way last.
 */
import { estimateTokens } from "../text/estimate-tokens.ts";
import { cutProse } from "./prose.ts";
import type { Item, Section, SectionTitle } from "./section.ts";

/** 2,000 tokens a section, 12,000 in all. */
export const SECTION_TOKENS = 2_000;
export const TOTAL_TOKENS = 12_000;

/** A list mark and a line break. */
const ITEM_OVERHEAD_TOKENS = 2;
/** Below this an item is cut to nothing that helps. */
const MIN_ITEM_TOKENS = 20;

/** Sections that are condensed before these two are touched, the least missed first. */
const GIVES_WAY: readonly SectionTitle[] = [
  "Worklog",
  "Codebase and System Documentation",
  "Workflow",
  "Files and Functions",
  "Learnings",
  "Key results",
  "Task specification",
  "Errors & Corrections",
  "Current State",
];

export interface Budget {
  sectionTokens: number;
  totalTokens: number;
}

export function condense(
  sections: readonly Section[],
  budget: Budget = { sectionTokens: SECTION_TOKENS, totalTokens: TOTAL_TOKENS },
): Section[] {
  const fitted = new Map(
    sections.map((section) => [section.title, fitSection(section, budget.sectionTokens)] as const),
  );
  let excess =
    [...fitted.values()].reduce((sum, section) => sum + sectionTokens(section), 0) - budget.totalTokens;
  for (const title of GIVES_WAY) {
    const section = fitted.get(title);
    if (excess <= 0 || section === undefined) continue;
    const before = sectionTokens(section);
    const after = fitSection(section, Math.max(0, before - excess));
    fitted.set(title, after);
    excess -= before - sectionTokens(after);
  }
  return sections.map((section) => fitted.get(section.title) ?? section);
}

export function sectionTokens(section: Section): number {
  return section.items.reduce((sum, item) => sum + itemTokens(item), 0);
}

function itemTokens(item: Item): number {
  return estimateTokens(item.text) + ITEM_OVERHEAD_TOKENS;
}

/** Items in order of worth until the budget is used; the first that does not fit is cut to what is left and ends the list. */
function fitSection(section: Section, budgetTokens: number): Section {
  const items: Item[] = [];
  let left = budgetTokens;
  for (const item of section.items) {
    const tokens = itemTokens(item);
    if (tokens <= left) {
      items.push(item);
      left -= tokens;
      continue;
    }
    const room = left - ITEM_OVERHEAD_TOKENS;
    if (room >= MIN_ITEM_TOKENS) items.push({ ...item, text: cutProse(item.text, room) });
    break;
  }
  return { ...section, items };
}
