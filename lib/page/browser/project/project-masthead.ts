/** Which project, and what its sessions come to. */
import { renderDay, renderDuration } from "../../../replay/units.ts";
import type { ProjectData } from "../../project-shape.ts";
import { h } from "../element.ts";
import { renderMastheadFrame } from "../masthead-frame.ts";

export function renderProjectMasthead(data: ProjectData, openHelp: () => void): HTMLElement {
  return renderMastheadFrame(
    {
      kind: "project",
      title: data.project,
      facts: factParts(data),
      totals: totalParts(data),
      notes: data.notes,
    },
    openHelp,
  );
}

function factParts({ root, sessions }: ProjectData): HTMLElement[] {
  const first = sessions.at(-1);
  const last = sessions[0];
  return [
    ...(first === undefined || last === undefined
      ? []
      : [h("span", {}, `${renderDay(first.startMs)} – ${renderDay(last.endMs)}`)]),
    ...(root === undefined ? [] : [h("code", {}, root)]),
  ];
}

function totalParts({ sessions, totals, time }: ProjectData): HTMLElement[] {
  const cells: [label: string, value: string, name?: string][] = [
    ["sessions", String(sessions.length)],
    ["turns", String(totals.turns)],
    ["tool calls", String(totals.calls)],
    ...(totals.failed > 0 ? [["failed", `✗ ${totals.failed}`, "failed"] as [string, string, string]] : []),
    ["model", renderDuration(time.modelMs)],
    ["tools", renderDuration(time.toolsMs)],
    ["user", renderDuration(time.userMs)],
  ];
  return cells.map(([label, value, name]) =>
    h("div", name === undefined ? {} : { class: `total-${name}` }, h("dt", {}, label), h("dd", {}, value)),
  );
}
