/** Lanes of bars as elements. They show; what they tell is said in words beside them. */
import { CALL_LOOK } from "../../replay/look.ts";
import type { Bar, Lane } from "../lanes.ts";
import { KIND_LOOK } from "../tool-kind.ts";
import { h, setShares } from "./element.ts";

/** A bar at least this share of the lane has room for its letter. */
const LETTER_SHARE = 0.03;

export function renderLane(lane: Lane, placeOf: (ms: number) => number): HTMLElement {
  return h("span", { class: "lane" }, ...lane.bars.flatMap((bar) => renderBar(bar, placeOf)));
}

function renderBar(bar: Bar, placeOf: (ms: number) => number): HTMLElement[] {
  const left = placeOf(bar.startMs);
  const width = placeOf(bar.endMs) - left;
  const letter = width >= LETTER_SHARE ? KIND_LOOK[bar.kind].letter : "";
  const element = h(
    "span",
    { class: `bar kind-${bar.kind} outcome-${bar.outcome}`, "data-step": bar.index },
    letter,
  );
  setShares(element, { left, width });
  if (bar.outcome === "ok") return [element];
  const flag = h(
    "span",
    { class: `flag outcome-${bar.outcome}`, "data-step": bar.index },
    CALL_LOOK[bar.outcome].sign,
  );
  setShares(flag, { left });
  return [element, flag];
}
