/** Sessions under the day they began, newest first. */
import { renderClock, renderDay, renderDuration, renderNumber } from "../../../replay/units.ts";
import type { ProjectSession } from "../../project-shape.ts";
import { type Child, h } from "../element.ts";
import { splitBar } from "./split-bar.ts";

/** More files are counted. */
const SHOWN_FILES = 4;
const SHORT_ID_CHARS = 8;

export function renderDays(sessions: readonly ProjectSession[]): HTMLElement[] {
  if (sessions.length === 0) return [h("p", { class: "quiet" }, "No session is like that.")];
  const days = new Map<string, ProjectSession[]>();
  for (const session of sessions) {
    const day = renderDay(session.startMs);
    days.set(day, [...(days.get(day) ?? []), session]);
  }
  return [...days].map(([day, own]) => renderDaySection(day, own));
}

function renderDaySection(day: string, sessions: readonly ProjectSession[]): HTMLElement {
  const calls = sessions.reduce((sum, { totals }) => sum + totals.calls, 0);
  const sum = `${renderNumber(sessions.length, "session")}, ${renderNumber(calls, "call")}`;
  const id = `day-${day}`;
  return h(
    "section",
    { class: "day", "aria-labelledby": id },
    h("h2", { id }, `${weekday(sessions[0]?.startMs ?? 0)} ${day} `, h("span", { class: "quiet" }, sum)),
    h("ol", {}, ...sessions.map(renderSession)),
  );
}

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

function weekday(ms: number): string {
  return WEEKDAYS[new Date(ms).getDay()] ?? "";
}

function renderSession(session: ProjectSession): HTMLElement {
  const { startMs, endMs, totals, time, findings } = session;
  return h(
    "li",
    { class: "session-row" },
    h(
      "p",
      { class: "when quiet" },
      renderClock(startMs).slice(0, 5),
      h("span", {}, renderDuration(endMs - startMs)),
    ),
    h(
      "div",
      {},
      h("h3", {}, titleOf(session)),
      h(
        "p",
        { class: "chips" },
        ...chip(renderNumber(totals.turns, "turn")),
        ...chip(renderNumber(totals.calls, "call")),
        ...(totals.failed > 0 ? chip(`✗ ${totals.failed} failed`, "outcome-failed") : []),
        ...(totals.refused > 0 ? chip(`⊘ ${totals.refused} refused`, "outcome-refused") : []),
        ...(findings > 0 ? chip(`↻ ${renderNumber(findings, "detour")}`, "detours") : []),
        ...(totals.compactions > 0 ? chip(`⇣ ${renderNumber(totals.compactions, "compaction")}`) : []),
        ...(session.state === "open" ? chip("▸ open", "turn-open") : []),
        ...(session.model === undefined ? [] : [h("span", { class: "quiet model" }, session.model)]),
      ),
      splitBar(time),
      ...fileParts(session),
    ),
  );
}

function titleOf({ title, href, session }: ProjectSession): HTMLElement {
  if (href !== undefined) return h("a", { class: "opens", href }, title);
  const command = `logbook open ${session.slice(0, SHORT_ID_CHARS)}`;
  return h(
    "span",
    {},
    title,
    " ",
    // Focus shows where one is; the text is there to be selected.
    h("code", { class: "opens command", tabindex: 0, "aria-label": `Opened by: ${command}` }, command),
  );
}

function chip(text: string, name = ""): Child[] {
  return [h("span", { class: `chip ${name}`.trim() }, text), " "];
}

function fileParts({ files }: ProjectSession): Child[] {
  if (files.length === 0) return [];
  const rest = files.length - SHOWN_FILES;
  return [
    h(
      "ul",
      { class: "files", "aria-label": "Files edited" },
      ...files
        .slice(0, SHOWN_FILES)
        .map(({ path, edits }) => h("li", {}, h("code", {}, path), edits > 1 && ` ×${edits}`)),
      rest > 0 && h("li", { class: "quiet" }, `and ${rest} more`),
    ),
  ];
}
