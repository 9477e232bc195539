/** How the reader gets from step to step and from turn to turn: keys, links and hits end up here. */
import type { Hit, Passage } from "../find-text.ts";
import { bring, bringMatch } from "./bring.ts";
import { readTarget, turnHash, writeHash } from "./fragment.ts";
import { firstMatch } from "./highlight.ts";
import { openRow, toggleRow } from "./step-row.ts";
import type { TurnList } from "./turn-list.ts";
import { neighbour, type Viewer } from "./viewer.ts";

export interface Navigation {
  step(direction: 1 | -1): void;
  turn(direction: 1 | -1): void;
  /** Opens or closes the current step. */
  fold(): void;
  goToHit(hit: Hit, query: string): void;
  followLinks(): void;
}

export function createNavigation(viewer: Viewer, list: TurnList): Navigation {
  /** The turn that n, p or a link led to; a step that is gone to takes its place. */
  let turnAt: number | undefined;
  viewer.listen("place", () => {
    turnAt = undefined;
  });

  function goToTurn(number: number): void {
    const section = list.turnOf(number);
    if (section === undefined) return;
    // j then leads to the turn's first step.
    const first = viewer.steps.find(({ turn }) => turn.number === number);
    viewer.place = { index: (first?.index ?? 0) - 1, how: "between" };
    viewer.tell("place");
    viewer.axisMs = viewer.scale.toAxis(first?.turn.startMs ?? 0);
    viewer.tell("clock");
    turnAt = number;
    bring(section, "start");
    section.focus({ preventScroll: true });
    writeHash(turnHash(number));
  }

  function followHash(): void {
    const target = readTarget(location.hash);
    if (target === undefined) return;
    if ("turn" in target) goToTurn(target.turn);
    else viewer.goTo(viewer.byKey.get(target.step) ?? -1, "focus");
  }

  return {
    step(direction) {
      const next = neighbour(viewer, direction);
      if (next !== undefined) viewer.goTo(next, "focus");
    },
    turn(direction) {
      const here = turnAt ?? viewer.steps[viewer.place.index]?.turn.number ?? 0;
      const shown = list.shownTurns();
      const next =
        direction === 1 ? shown.find((number) => number > here) : shown.findLast((number) => number < here);
      if (next !== undefined) goToTurn(next);
    },
    fold() {
      const flat = viewer.steps[viewer.place.index];
      if (flat !== undefined && viewer.place.how !== "between") toggleRow(flat, viewer);
    },
    goToHit({ passage }, query) {
      if (passage.step === undefined) goToTurn(passage.turn);
      else openAt(viewer, passage.step);
      const element = elementOf(viewer, passage);
      const match = element === undefined ? undefined : firstMatch(element, query);
      if (match !== undefined) bringMatch(match);
    },
    followLinks() {
      window.addEventListener("hashchange", followHash);
      followHash();
    },
  };
}

function openAt(viewer: Viewer, index: number): void {
  viewer.goTo(index, "mark");
  const flat = viewer.steps[index];
  const row = viewer.rows.get(index);
  if (flat !== undefined && row !== undefined) openRow(row, flat, viewer);
}

/** What is on the page of a passage, if it has been made. */
export function elementOf(viewer: Viewer, { step, turn }: Passage): HTMLElement | undefined {
  if (step !== undefined) return viewer.rows.get(step);
  return document.querySelector<HTMLElement>(`#turn-${turn} > .asked`) ?? undefined;
}
