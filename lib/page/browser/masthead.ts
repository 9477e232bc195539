/** Who, when, how long, and what it came to. */
import { STATE_WORD } from "../../replay/look.ts";
import {
  renderBytes,
  renderClock,
  renderCount,
  renderDay,
  renderDayTime,
  renderDuration,
} from "../../replay/units.ts";
import type { PageData } from "../shape.ts";
import { type Child, h } from "./element.ts";
import { renderMastheadFrame } from "./masthead-frame.ts";

export function renderMasthead(data: PageData, openHelp: () => void): HTMLElement {
  return renderMastheadFrame(
    {
      kind: "replay",
      title: data.title,
      facts: factParts(data),
      totals: totalParts(data),
      notes: data.notes,
    },
    openHelp,
  );
}

function factParts(data: PageData): Child[] {
  const facts = [
    data.project,
    period(data),
    data.model,
    data.client === undefined ? undefined : `Claude Code ${data.client}`,
    STATE_WORD[data.state],
  ];
  const shown = facts.filter((fact): fact is string => fact !== undefined && fact !== "");
  return [
    ...shown.flatMap((fact) => [h("span", {}, fact), " "]),
    h("code", { class: "session", title: "The session's id" }, data.session),
  ];
}

function period({ startMs, endMs }: PageData): string {
  const isOneDay = renderDay(startMs) === renderDay(endMs);
  return `${renderDayTime(startMs)} – ${isOneDay ? renderClock(endMs).slice(0, 5) : renderDayTime(endMs)}`;
}

function totalParts({ totals, time, usage, startMs, endMs }: PageData): Child[] {
  const cells: [label: string, value: string, name?: string][] = [
    ["duration", renderDuration(endMs - startMs)],
    ["turns", String(totals.turns)],
    ["tool calls", String(totals.calls)],
    ...some("failed", totals.failed, "✗", "failed"),
    ...some("refused", totals.refused, "⊘", "refused"),
    ...some("cancelled", totals.cancelled, "■", "cancelled"),
    ...some("subagents", totals.agents),
    ...some("compactions", totals.compactions, "⇣"),
    ["model", renderDuration(time.modelMs)],
    ["tools", renderDuration(time.toolsMs)],
    ["user", renderDuration(time.userMs)],
    ["from tools", renderBytes(totals.outputBytes)],
    ...(usage === undefined ? [] : [tokenCell(usage)]),
  ];
  return cells.map(([label, value, name]) =>
    h("div", name === undefined ? {} : { class: `total-${name}` }, h("dt", {}, label), h("dd", {}, value)),
  );
}

function tokenCell(usage: NonNullable<PageData["usage"]>): [label: string, value: string] {
  const { input, cacheWrite, cacheRead, output } = usage;
  return ["tokens in › out", `${renderCount(input + cacheWrite + cacheRead)} › ${renderCount(output)}`];
}

function some(label: string, count: number, sign = "", name?: string): [string, string, string?][] {
  if (count === 0) return [];
  const value = sign === "" ? String(count) : `${sign} ${count}`;
  return [name === undefined ? [label, value] : [label, value, name]];
}
