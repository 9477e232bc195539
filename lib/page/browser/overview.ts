/** The whole session as one strip: who was busy when, where the playhead is. A click or an arrow key moves it. */
import { renderClock, renderDuration } from "../../replay/units.ts";
import { deriveLanes, meltBars, packLanes } from "../lanes.ts";
import { renderLane } from "./bars-view.ts";
import { h, setShares } from "./element.ts";
import type { Viewer } from "./viewer.ts";

const MAX_LANES = 4;
/** Finer than a pixel of the widest strip nobody sees. */
const LEAST_SHARE = 1 / 900;
/** More signs than this would cover one another: outlines then tell of what went wrong. */
const MAX_FLAGS = 40;
/** What an arrow key moves. */
const KEY_SHARE = 0.02;

export function createOverview(viewer: Viewer): HTMLElement {
  const { scale } = viewer;
  const share = (axisMs: number): number => axisMs / scale.totalMs;
  const place = (clockMs: number): number => share(scale.toAxis(clockMs));
  const lanes = packLanes(deriveLanes(viewer.steps), MAX_LANES).map(({ name, bars }) => ({
    name,
    bars: meltBars(bars, scale.totalMs * LEAST_SHARE),
  }));
  const wrong = lanes.flatMap(({ bars }) => bars).filter(({ outcome }) => outcome !== "ok").length;
  const isCrowded = wrong > MAX_FLAGS;
  const head = h("span", { class: "playhead" });
  const strip = h(
    "div",
    {
      class: isCrowded ? "overview is-crowded" : "overview",
      role: "slider",
      tabindex: 0,
      "aria-label": "Place in the session",
      "aria-valuemin": 0,
      "aria-valuemax": 1000,
      onclick: (event: MouseEvent) => jump(event),
      onkeydown: (event: KeyboardEvent) => slide(event),
    },
    ...viewer.turns.map((turn) => tick(place(turn.startMs))),
    ...scale.silences.map(({ atMs, realMs }) => silence(share(atMs), realMs)),
    ...lanes.map((lane) => renderLane(lane, place)),
    head,
  );

  function jump(event: MouseEvent): void {
    const bar = event.target instanceof HTMLElement ? event.target.dataset["step"] : undefined;
    const { left, width } = strip.getBoundingClientRect();
    if (bar !== undefined) viewer.goTo(Number(bar), "focus");
    else moveTo(viewer, ((event.clientX - left) / Math.max(1, width)) * scale.totalMs);
  }

  function slide(event: KeyboardEvent): void {
    const by = {
      ArrowRight: KEY_SHARE,
      ArrowUp: KEY_SHARE,
      ArrowLeft: -KEY_SHARE,
      ArrowDown: -KEY_SHARE,
      Home: -1,
      End: 1,
    }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    moveTo(viewer, viewer.axisMs + by * scale.totalMs, "mark");
  }

  function showPlace(): void {
    setShares(head, { left: share(viewer.axisMs) });
    strip.setAttribute("aria-valuenow", String(Math.round(share(viewer.axisMs) * 1000)));
    strip.setAttribute("aria-valuetext", renderClock(scale.toClock(viewer.axisMs)));
  }

  viewer.listen("clock", showPlace);
  showPlace();
  return strip;
}

function tick(left: number): HTMLElement {
  const element = h("span", { class: "tick" });
  setShares(element, { left });
  return element;
}

function silence(left: number, realMs: number): HTMLElement {
  const element = h("span", { class: "silence", title: `nothing for ${renderDuration(realMs)}` }, "⋮");
  setShares(element, { left });
  return element;
}

/** The last step that had begun by then. */
export function stepAt({ inTime, steps, scale }: Viewer, axisMs: number): number {
  const clockMs = scale.toClock(axisMs);
  let low = 0;
  let high = inTime.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = steps[inTime[middle] ?? 0]?.step.startMs ?? 0;
    if (start <= clockMs + 1) low = middle + 1;
    else high = middle;
  }
  return inTime[Math.max(0, low - 1)] ?? -1;
}

export function moveTo(viewer: Viewer, wantedMs: number, how: "focus" | "mark" = "mark"): void {
  viewer.axisMs = Math.min(viewer.scale.totalMs, Math.max(0, wantedMs));
  viewer.tell("clock");
  const index = stepAt(viewer, viewer.axisMs);
  if (index === -1) return;
  viewer.place = { index, how };
  viewer.tell("place");
}
