/** All turns one below the other. A turn's frame is there from the start; its texts and rows come when they are near. */
import { markLook } from "../../replay/look.ts";
import { renderClock, renderCount, renderDay, renderDuration, renderNumber } from "../../replay/units.ts";
import { isFiltering, NO_FILTER } from "../filter.ts";
import type { PageMark, PageTurn } from "../shape.ts";
import { type FlatStep, groupByTurn } from "../steps.ts";
import { type Child, h } from "./element.ts";
import type { Lazy } from "./lazy.ts";
import { turnChip } from "./looks.ts";
import { renderMarkdown } from "./markdown.ts";
import { renderRow } from "./step-row.ts";
import type { Viewer } from "./viewer.ts";

export interface TurnList {
  element: HTMLElement;
  /** Makes sure that the step's row exists. */
  rowOf(index: number): HTMLElement | undefined;
  /** The same for a turn and its prompt. */
  turnOf(number: number): HTMLElement | undefined;
  /** Numbers of the turns that the filter leaves. */
  shownTurns(): number[];
}

/** Rows made at once: a screenful or two. */
const ROWS_A_CHUNK = 20;
const ROW_PX = 38;
/** A line of prose, and how many characters stand in it. */
const LINE_PX = 26;
const LINE_CHARS = 95;

export function createTurnList(viewer: Viewer, lazy: Lazy): TurnList {
  const element = h("div", { class: "turns" });
  let chunkOf = new Map<number, HTMLElement>();
  let promptOf = new Map<number, HTMLElement>();

  function draw(): void {
    chunkOf = new Map();
    viewer.rows.clear();
    promptOf = new Map();
    const byTurn = groupByTurn(viewer.steps.filter(({ index }) => viewer.shown.has(index)));
    const isFiltered = isFiltering(viewer.filter);
    element.replaceChildren(
      ...viewer.data.items.flatMap((item) => {
        if (item.kind === "mark") return isFiltered ? [] : [renderMark(item)];
        const steps = byTurn.get(item) ?? [];
        return isFiltered && steps.length === 0 ? [] : [renderTurn(item, steps)];
      }),
    );
    if (element.childElementCount === 0)
      element.append(h("p", { class: "nothing" }, "No step matches the filter."));
  }

  function renderTurn(turn: PageTurn, steps: readonly FlatStep[]): HTMLElement {
    const prompt = h("div", { class: "asked" });
    lazy.add(prompt, 40 + proseHeight(turn.prompt?.text ?? ""), () => prompt.append(...promptParts(turn)));
    const chunks: HTMLElement[] = [];
    for (let at = 0; at < steps.length; at += ROWS_A_CHUNK) {
      chunks.push(renderChunk(steps.slice(at, at + ROWS_A_CHUNK)));
    }
    promptOf.set(turn.number, prompt);
    return h(
      "section",
      {
        class: `turn turn-is-${turn.outcome}`,
        id: `turn-${turn.number}`,
        "aria-labelledby": `turn-${turn.number}-name`,
        tabindex: -1,
      },
      turnHead(turn),
      prompt,
      ...chunks,
    );
  }

  function renderChunk(steps: readonly FlatStep[]): HTMLElement {
    const chunk = h("ol", { class: "rows" });
    const height = steps.reduce((sum, { step }) => sum + heightOf(step), 0);
    for (const { index } of steps) chunkOf.set(index, chunk);
    lazy.add(chunk, height, () => {
      chunk.append(...steps.map((flat) => renderRow(flat, viewer)));
      viewer.tell("folds");
    });
    return chunk;
  }

  draw();
  viewer.listen("filter", draw);
  return {
    element,
    rowOf(index) {
      const chunk = chunkOf.get(index);
      if (chunk !== undefined) lazy.fillNow(chunk);
      return viewer.rows.get(index);
    },
    turnOf(number) {
      // A link is worth more than a filter that hides where it leads.
      if (!promptOf.has(number) && viewer.turns.some((turn) => turn.number === number)) {
        viewer.setFilter(NO_FILTER);
      }
      const prompt = promptOf.get(number);
      if (prompt !== undefined) lazy.fillNow(prompt);
      return prompt?.parentElement ?? undefined;
    },
    shownTurns: () => [...promptOf.keys()],
  };
}

function heightOf(step: FlatStep["step"]): number {
  return step.kind === "answer" || step.kind === "prompt" ? 24 + proseHeight(step.text.text) : ROW_PX;
}

function proseHeight(text: string): number {
  const lines = text.split("\n", 200);
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_CHARS)), 0) * LINE_PX;
}

function turnHead(turn: PageTurn): HTMLElement {
  const { totals, usage } = turn;
  const facts = [
    ...(turn.outcome === "open" ? [] : [renderDuration(turn.endMs - turn.startMs)]),
    totals.calls === 0 ? "no tool calls" : renderNumber(totals.calls, "call"),
    ...(usage === undefined
      ? []
      : [
          `${renderCount(usage.input + usage.cacheWrite + usage.cacheRead)} tokens in, ${renderCount(usage.output)} out`,
        ]),
  ];
  return h(
    "header",
    { class: "turn-head" },
    h(
      "h3",
      { id: `turn-${turn.number}-name` },
      h("a", { href: `#turn-${turn.number}`, title: "Link to this turn" }, `Turn ${turn.number}`),
    ),
    turnChip(turn.outcome),
    h("span", { class: "facts" }, `${renderClock(turn.startMs)} · ${facts.join(" · ")}`),
  );
}

function promptParts(turn: PageTurn): Node[] {
  const { prompt, isNotification } = turn;
  if (prompt === undefined) return [h("p", { class: "quiet" }, "The log has no prompt for this turn.")];
  const cut = prompt.cut;
  const rest: Child[] = [
    cut !== undefined &&
      h(
        "p",
        { class: "quiet" },
        `${cut.chars.toLocaleString("en")} characters are left out here${turn.id === undefined ? "." : `: logbook show ${turn.id.slice(0, 8)}`}`,
      ),
  ];
  if (isNotification) return [h("p", { class: "remark" }, `↩ ${prompt.text}`)];
  const bubble = h(
    "div",
    { class: "speech user" },
    h("span", { class: "unseen" }, "Prompt: "),
    renderMarkdown(prompt.text),
    ...rest,
  );
  return [bubble];
}

function renderMark(mark: PageMark): HTMLElement {
  const { sign, word } = markLook(mark);
  const took = mark.durationMs === undefined ? "" : ` in ${renderDuration(mark.durationMs)}`;
  return h(
    "p",
    { class: `mark mark-${mark.mark}` },
    h("span", { "aria-hidden": "true" }, `${sign} `),
    `${word}${took}`,
    h(
      "span",
      { class: "quiet" },
      ` ${renderDay(mark.startMs)} ${renderClock(mark.startMs)}${mark.model === undefined ? "" : ` · ${mark.model}`}`,
    ),
  );
}
