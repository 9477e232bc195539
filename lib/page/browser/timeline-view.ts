/** A row per turn, in it a lane per agent: each call a bar as long as it took, drawn over the turn's own length. */
import { TURN_LOOK } from "../../replay/look.ts";
import { renderDuration, renderNumber } from "../../replay/units.ts";
import { cutText } from "../../text/cut.ts";
import { deriveLanes, meltBars, packLanes } from "../lanes.ts";
import type { PageTurn } from "../shape.ts";
import { type FlatStep, groupByTurn } from "../steps.ts";
import { KIND_LOOK, type ToolKind, toolKind } from "../tool-kind.ts";
import { renderLane } from "./bars-view.ts";
import { h } from "./element.ts";
import { turnHash } from "./fragment.ts";
import type { Lazy } from "./lazy.ts";
import { kindBadge } from "./looks.ts";
import type { Viewer } from "./viewer.ts";

/** Beyond this many, subagents share lanes. */
const MAX_LANES = 12;
/** Bars of one lane at most: about one every four pixels. */
const LEAST_SHARE = 1 / 240;
const LANE_PX = 16;
const EXCERPT_CHARS = 90;

export function createTimelineView(viewer: Viewer, lazy: Lazy): HTMLElement {
  const stepsOf = groupByTurn(viewer.steps);
  const rows = viewer.turns.map((turn) => turnRow(turn, stepsOf.get(turn) ?? [], viewer, lazy));
  return h(
    "section",
    { class: "timeline", "aria-labelledby": "timeline-name" },
    h("h2", { id: "timeline-name" }, "Timeline"),
    legend(viewer),
    h("ol", { class: "timeline-rows" }, ...rows),
  );
}

function legend({ steps }: Viewer): HTMLElement {
  const used = new Set(steps.flatMap(({ step }) => (step.kind === "tool" ? [toolKind(step.tool)] : [])));
  const kinds = (Object.keys(KIND_LOOK) as ToolKind[]).filter((kind) => used.has(kind));
  return h(
    "ul",
    { class: "legend", "aria-label": "Kinds of tools" },
    ...kinds.map((kind) => h("li", {}, kindBadge(kind), KIND_LOOK[kind].word)),
  );
}

function turnRow(turn: PageTurn, steps: readonly FlatStep[], viewer: Viewer, lazy: Lazy): HTMLElement {
  const wholeMs = Math.max(1, turn.endMs - turn.startMs);
  const all = deriveLanes(steps);
  const lanes = all.length > MAX_LANES ? packLanes(all, MAX_LANES) : all;
  const place = (ms: number): number => Math.min(1, Math.max(0, (ms - turn.startMs) / wholeMs));
  const track = h("span", { class: "track", "aria-hidden": "true" });
  lazy.add(track, lanes.length * LANE_PX, () =>
    track.append(
      ...lanes.map((lane) =>
        h(
          "span",
          { class: "lane-line" },
          renderLane({ ...lane, bars: meltBars(lane.bars, wholeMs * LEAST_SHARE) }, place),
          lane.agent !== undefined && h("span", { class: "lane-name" }, lane.name),
        ),
      ),
    ),
  );
  const look = TURN_LOOK[turn.outcome];
  const facts = `${renderNumber(turn.totals.calls, "call")}, ${turn.totals.failed} failed`;
  const excerpt = cutText(
    (turn.prompt?.text ?? "(no prompt recorded)").replace(/\s+/g, " ").trim(),
    EXCERPT_CHARS,
  );
  return h(
    "li",
    { class: "timeline-row" },
    h(
      "a",
      {
        href: turnHash(turn.number),
        onclick: (event: MouseEvent) => {
          const bar = event.target instanceof HTMLElement ? event.target.dataset["step"] : undefined;
          if (bar === undefined) return;
          event.preventDefault();
          viewer.goTo(Number(bar), "focus");
        },
      },
      h("span", { class: "number" }, h("span", { class: "unseen" }, "Turn "), String(turn.number)),
      h("span", { class: "excerpt" }, excerpt),
      h(
        "span",
        { class: `state turn-${turn.outcome}` },
        h("span", { "aria-hidden": "true" }, look.sign),
        h("span", { class: "unseen" }, `${look.word}, ${facts}`),
      ),
      h("span", { class: "took" }, renderDuration(turn.endMs - turn.startMs)),
      track,
    ),
  );
}
