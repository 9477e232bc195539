/** The state all parts of the page share, and who wants to hear of its changes. Parts never call one another. */
import { type Filter, filterSteps, isFiltering, NO_FILTER } from "../filter.ts";
import type { PageData, PageTurn } from "../shape.ts";
import { endOf, type FlatStep, flattenSteps, turnsOf } from "../steps.ts";
import { createTimeScale, type TimeScale } from "../time-scale.ts";

/** `place`: another step is the current one. `filter`: other steps are shown. `clock`: the playhead moved. `folds`: a row was made, opened or closed. */
export type Topic = "place" | "filter" | "clock" | "folds";

export interface Place {
  /** Of the current step; -1 before the first move. */
  index: number;
  /** How the reader meets it; `between`: not at a step but behind it, at the beginning of the next turn. */
  how: "focus" | "follow" | "mark" | "between";
}

export interface Viewer {
  data: PageData;
  turns: PageTurn[];
  steps: FlatStep[];
  /** Indexes of the steps by when they began. */
  inTime: number[];
  scale: TimeScale;
  place: Place;
  /** Place of the playhead on the scale. */
  axisMs: number;
  /** Whether steps after the playhead are still to come. */
  isPlaying: boolean;
  filter: Filter;
  shown: ReadonlySet<number>;
  open: Set<number>;
  /** The first step of each key: that is the one a link means. */
  byKey: ReadonlyMap<string, number>;
  /** Rows that have been made. */
  rows: Map<number, HTMLElement>;
  listen(topic: Topic, listener: () => void): void;
  tell(topic: Topic): void;
  goTo(index: number, how: Place["how"]): void;
  setFilter(filter: Filter): void;
}

export function createViewer(data: PageData): Viewer {
  const steps = flattenSteps(data);
  const turns = turnsOf(data);
  const listeners = new Map<Topic, (() => void)[]>();
  const all: ReadonlySet<number> = new Set(steps.map(({ index }) => index));
  const viewer: Viewer = {
    data,
    turns,
    steps,
    inTime: steps.map(({ index }) => index).sort((a, b) => startOf(steps, a) - startOf(steps, b) || a - b),
    scale: createTimeScale([
      ...turns.map(({ startMs, endMs }) => ({ startMs, endMs })),
      ...steps.map(({ step }) => ({ startMs: step.startMs, endMs: endOf(step) })),
    ]),
    place: { index: -1, how: "mark" },
    axisMs: 0,
    isPlaying: false,
    filter: NO_FILTER,
    shown: all,
    open: new Set(),
    byKey: new Map([...steps].reverse().map(({ step, index }) => [step.key, index])),
    rows: new Map(),
    listen(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    tell(topic) {
      for (const listener of listeners.get(topic) ?? []) listener();
    },
    goTo(index, how) {
      const flat = steps[index];
      if (flat === undefined) return;
      // A link or a hit is worth more than a filter that hides it.
      if (!viewer.shown.has(index)) viewer.setFilter(NO_FILTER);
      viewer.place = { index, how };
      if (how !== "follow") {
        viewer.axisMs = viewer.scale.toAxis(flat.step.startMs);
        viewer.tell("clock");
      }
      viewer.tell("place");
    },
    setFilter(filter) {
      viewer.filter = filter;
      viewer.shown = isFiltering(filter) ? filterSteps(steps, filter) : all;
      viewer.tell("filter");
    },
  };
  return viewer;
}

function startOf(steps: readonly FlatStep[], index: number): number {
  return steps[index]?.step.startMs ?? 0;
}

/** The next shown step after (1) or before (-1) the current one. */
export function neighbour(viewer: Viewer, direction: 1 | -1): number | undefined {
  const { place, shown, steps } = viewer;
  let index = place.index === -1 && direction === -1 ? steps.length : place.index;
  do index += direction;
  while (index >= 0 && index < steps.length && !shown.has(index));
  return steps[index] === undefined ? undefined : index;
}
