/** One step as a row of the list. Calls fold; what was said is shown as it is. */
import { renderBytes, renderDuration, renderNumber } from "../../replay/units.ts";
import type { PageAgent, PageCall, PageSpeech, PageTurn } from "../shape.ts";
import type { FlatStep } from "../steps.ts";
import { toolKind } from "../tool-kind.ts";
import { type Child, h, setShares } from "./element.ts";
import { stepHash } from "./fragment.ts";
import { chip, kindBadge, outcomeChip } from "./looks.ts";
import { renderMarkdown } from "./markdown.ts";
import { renderStepBody } from "./step-body.ts";
import type { Viewer } from "./viewer.ts";

function stepId(key: string): string {
  return `step-${key}`;
}

/** Deeper than this a narrow window has no room left. */
const MAX_INDENT = 4;

export function renderRow(flat: FlatStep, viewer: Viewer): HTMLLIElement {
  const { step, index, depth } = flat;
  const id = viewer.byKey.get(step.key) === index ? stepId(step.key) : undefined;
  const row = h("li", { id, class: `row row-${step.kind}`, tabindex: -1, "data-index": index });
  viewer.rows.set(index, row);
  row.style.setProperty("--depth", String(Math.min(depth, MAX_INDENT)));
  row.append(...rowParts(flat, viewer));
  if (viewer.open.has(index)) openRow(row, flat, viewer);
  return row;
}

function rowParts(flat: FlatStep, viewer: Viewer): Node[] {
  const { step, turn } = flat;
  switch (step.kind) {
    case "tool":
      return [callHead(step, flat, viewer)];
    case "agent":
      return [agentHead(step)];
    case "answer":
    case "prompt":
      return [speech(step)];
    case "compaction":
      return [
        remark(
          "⇣",
          "compaction",
          `${step.text}${step.durationMs === undefined ? "" : ` in ${renderDuration(step.durationMs)}`}`,
          step,
        ),
      ];
    case "failure":
      return [
        remark("✗", "failure", `the turn failed: ${step.text}`, {
          ...step,
          offsetMs: step.startMs - turn.startMs,
        }),
      ];
    default:
      return [step satisfies never];
  }
}

function offsetLink(key: string, offsetMs: number): HTMLElement {
  return h(
    "a",
    { class: "offset", href: stepHash(key), title: "Link to this step" },
    `+${renderDuration(offsetMs)}`,
  );
}

function callHead(call: PageCall, flat: FlatStep, viewer: Viewer): HTMLElement {
  const { outcome, durationMs, inputBytes, outputBytes, target, tool } = call;
  const sizes =
    inputBytes === undefined && outputBytes === undefined
      ? undefined
      : `${inputBytes === undefined ? "" : renderBytes(inputBytes)} › ${outputBytes === undefined ? "–" : renderBytes(outputBytes)}`;
  const head = h(
    "button",
    { type: "button", class: "head", "aria-expanded": "false", onclick: () => toggleRow(flat, viewer) },
    kindBadge(toolKind(tool)),
    h("span", { class: "tool" }, tool),
    h("span", { class: "target" }, target?.replace(/\s+/g, " ") ?? ""),
    outcome !== "ok" && outcomeChip(outcome, call.denial === outcome ? undefined : call.denial),
    h("span", { class: "sizes" }, sizes),
    h("span", { class: "took" }, durationMs === undefined ? "" : renderDuration(durationMs)),
    waterfall(call, flat.turn),
  );
  return h("div", { class: "line" }, offsetLink(call.key, call.offsetMs), head);
}

/** When the call ran within its turn. */
function waterfall({ offsetMs, durationMs = 0, outcome, tool }: PageCall, turn: PageTurn): HTMLElement {
  const wholeMs = Math.max(1, turn.endMs - turn.startMs);
  const bar = h("span", { class: `bar kind-${toolKind(tool)} outcome-${outcome}` });
  setShares(bar, { left: Math.min(1, offsetMs / wholeMs), width: Math.min(1, durationMs / wholeMs) });
  return h("span", { class: "waterfall", "aria-hidden": "true" }, bar);
}

function agentHead(agent: PageAgent): HTMLElement {
  const calls = countCalls(agent);
  return h(
    "div",
    { class: "line" },
    offsetLink(agent.key, agent.offsetMs),
    h(
      "p",
      { class: "agent-head" },
      kindBadge("agent"),
      h("span", { class: "tool" }, agent.name),
      h(
        "span",
        { class: "quiet" },
        `subagent · ${renderNumber(calls, "call")} · ${renderDuration(agent.durationMs)}`,
      ),
      agent.state !== "done" && chip(`turn-${agent.state}`, agent.state === "open" ? "▸" : "■", agent.state),
    ),
  );
}

function countCalls({ steps }: PageAgent): number {
  return steps.reduce((sum, step) => {
    if (step.kind === "agent") return sum + countCalls(step);
    return step.kind === "tool"
      ? sum + 1 + step.agents.reduce((more, agent) => more + countCalls(agent), 0)
      : sum;
  }, 0);
}

function speech({ kind, key, offsetMs, text }: PageSpeech): HTMLElement {
  const cutChars = text.cut?.chars ?? 0;
  return h(
    "div",
    { class: "line" },
    offsetLink(key, offsetMs),
    h(
      "div",
      { class: `speech ${kind}` },
      kind === "prompt" && h("p", { class: "who" }, "❯ typed while the turn ran"),
      renderMarkdown(text.text),
      cutChars > 0 &&
        h("p", { class: "quiet" }, `${cutChars.toLocaleString("en")} characters are left out here.`),
    ),
  );
}

function remark(
  sign: string,
  name: string,
  text: string,
  at: { key: string; offsetMs: number },
): HTMLElement {
  return h(
    "div",
    { class: "line" },
    offsetLink(at.key, at.offsetMs),
    h("p", { class: `remark remark-${name}` }, h("span", { "aria-hidden": "true" }, `${sign} `), text),
  );
}

export function toggleRow(flat: FlatStep, viewer: Viewer): void {
  const row = viewer.rows.get(flat.index);
  if (flat.step.kind !== "tool" || row === undefined) return;
  if (viewer.open.has(flat.index)) closeRow(row, flat, viewer);
  else openRow(row, flat, viewer);
  viewer.tell("folds");
}

export function openRow(row: HTMLElement, { step, index, turn }: FlatStep, viewer: Viewer): void {
  if (step.kind !== "tool" || row.querySelector(".step-body") !== null) return;
  viewer.open.add(index);
  row.classList.add("is-open");
  row.querySelector(".head")?.setAttribute("aria-expanded", "true");
  row.append(renderStepBody(step, turn.usage !== undefined) satisfies Child);
}

function closeRow(row: HTMLElement, { index }: FlatStep, viewer: Viewer): void {
  viewer.open.delete(index);
  row.classList.remove("is-open");
  row.querySelector(".head")?.setAttribute("aria-expanded", "false");
  row.querySelector(".step-body")?.remove();
}
