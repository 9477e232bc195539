/** Walks through the session in time, faster than it went, silences cut short. */
import { renderDuration } from "../../replay/units.ts";
import { h } from "./element.ts";
import { moveTo, stepAt } from "./overview.ts";
import { neighbour, type Viewer } from "./viewer.ts";

export interface Player {
  element: HTMLElement;
  toggle(): void;
  /** Ends the walk: nothing is still to come. Says false when there was none. */
  stop(): boolean;
}

const SPEEDS = [1, 5, 15, 60, 300] as const;
const USUAL_SPEED = 15;

export function createPlayer(viewer: Viewer): Player {
  let frame: number | undefined;
  let lastMs = 0;
  const controls = createControls(viewer, toggle);

  function toggle(): void {
    if (frame === undefined) start();
    else pause();
  }

  function start(): void {
    if (viewer.axisMs >= viewer.scale.totalMs - 1) moveTo(viewer, 0);
    viewer.isPlaying = true;
    lastMs = performance.now();
    frame = requestAnimationFrame(tick);
    controls.showRunning(true);
    viewer.tell("clock");
  }

  function pause(): void {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    controls.showRunning(false);
  }

  function tick(nowMs: number): void {
    const passedMs = Math.max(0, nowMs - lastMs) * controls.speed();
    viewer.axisMs = Math.min(viewer.scale.totalMs, viewer.axisMs + passedMs);
    lastMs = nowMs;
    viewer.tell("clock");
    const index = stepAt(viewer, viewer.axisMs);
    if (index !== viewer.place.index && viewer.shown.has(index)) viewer.goTo(index, "follow");
    if (viewer.axisMs >= viewer.scale.totalMs) stop();
    else frame = requestAnimationFrame(tick);
  }

  function stop(): boolean {
    const was = viewer.isPlaying;
    pause();
    viewer.isPlaying = false;
    viewer.tell("clock");
    return was;
  }

  return { element: controls.element, toggle, stop };
}

interface Controls {
  element: HTMLElement;
  speed(): number;
  showRunning(isRunning: boolean): void;
}

function createControls(viewer: Viewer, toggle: () => void): Controls {
  const play = h("button", { type: "button", class: "play", onclick: toggle, title: "Play (space)" });
  const clock = h("span", { class: "clock" });
  const speeds = h(
    "select",
    { "aria-label": "Speed", title: "Speed" },
    ...SPEEDS.map((factor) => h("option", { value: factor, selected: factor === USUAL_SPEED }, `${factor}×`)),
  );
  const showClock = (): void => {
    clock.textContent = `${wholeSeconds(viewer.axisMs)} / ${wholeSeconds(viewer.scale.totalMs)}`;
  };
  const showRunning = (isRunning: boolean): void => {
    play.textContent = isRunning ? "❚❚" : "▶";
    play.setAttribute("aria-label", isRunning ? "Pause" : "Play the session in time");
  };
  viewer.listen("clock", showClock);
  showClock();
  showRunning(false);
  const element = h(
    "div",
    { class: "player", role: "group", "aria-label": "Walk in time" },
    stepButton(viewer, "⇤", "Step back", -1),
    play,
    stepButton(viewer, "⇥", "Step on", 1),
    speeds,
    clock,
  );
  return { element, speed: () => Number(speeds.value), showRunning };
}

function stepButton(viewer: Viewer, sign: string, label: string, by: 1 | -1): HTMLElement {
  const onclick = (): void => {
    const next = neighbour(viewer, by);
    if (next !== undefined) viewer.goTo(next, "mark");
  };
  return h("button", { type: "button", class: "plain", "aria-label": label, title: label, onclick }, sign);
}

function wholeSeconds(ms: number): string {
  return ms < 1_000 ? "0s" : renderDuration(Math.round(ms / 1_000) * 1_000);
}
