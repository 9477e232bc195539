/** Shows which step is the current one, and which are still to come while the session is played. */
import { bring } from "./bring.ts";
import { stepHash, writeHash } from "./fragment.ts";
import type { TurnList } from "./turn-list.ts";
import type { Viewer } from "./viewer.ts";

/** While playing, the window follows so often at most. */
const FOLLOW_MS = 250;

export function markPlace(viewer: Viewer, list: TurnList): void {
  let current: HTMLElement | undefined;
  let followedMs = 0;

  function unmark(): void {
    current?.classList.remove("is-current");
    current?.removeAttribute("aria-current");
    current = undefined;
  }

  function showPlace(): void {
    unmark();
    const { index, how } = viewer.place;
    const row = how === "between" ? undefined : list.rowOf(index);
    if (row === undefined) return;
    current = row;
    row.classList.add("is-current");
    row.setAttribute("aria-current", "step");
    if (how === "follow") {
      const nowMs = performance.now();
      if (nowMs - followedMs < FOLLOW_MS) return;
      followedMs = nowMs;
    }
    bring(row);
    if (how === "focus") row.focus({ preventScroll: true });
    if (how !== "follow") writeHash(stepHash(viewer.steps[index]?.step.key ?? ""));
  }

  function showFuture(): void {
    document.body.classList.toggle("is-playing", viewer.isPlaying);
    if (!viewer.isPlaying) return;
    const nowMs = viewer.scale.toClock(viewer.axisMs);
    for (const [index, row] of viewer.rows) {
      row.classList.toggle("is-future", (viewer.steps[index]?.step.startMs ?? 0) > nowMs + 1);
    }
  }

  viewer.listen("place", showPlace);
  viewer.listen("clock", showFuture);
}
