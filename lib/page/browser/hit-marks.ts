/** Keeps what was searched for marked in the rows near the window, whichever those are: after a search, a fold, a scroll. */
import type { Hit } from "../find-text.ts";
import { markWords } from "./highlight.ts";
import { elementOf } from "./navigation.ts";
import type { Viewer } from "./viewer.ts";

/** Marks reach a window's height beyond the window. */
const NEAR_WINDOWS = 1;
/** A pause in scrolling. */
const SCROLL_MS = 120;

export interface Searched {
  hits(): readonly Hit[];
  query(): string;
}

/** Gives back what to call when another search was made. */
export function keepHitsMarked(viewer: Viewer, search: Searched): () => void {
  let isScheduled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function mark(): void {
    isScheduled = false;
    const elements = search.hits().flatMap(({ passage }) => elementOf(viewer, passage) ?? []);
    markWords(elements.filter(isNear), search.query());
  }

  function schedule(): void {
    if (!isScheduled) requestAnimationFrame(mark);
    isScheduled = true;
  }

  viewer.listen("folds", schedule);
  window.addEventListener(
    "scroll",
    () => {
      if (search.hits().length === 0) return;
      clearTimeout(timer);
      timer = setTimeout(schedule, SCROLL_MS);
    },
    { passive: true },
  );
  return schedule;
}

/** Asks the chunk: asking a row that is out of sight would make the browser lay it out. */
function isNear(element: HTMLElement): boolean {
  const { top, bottom } = (element.parentElement ?? element).getBoundingClientRect();
  const reach = window.innerHeight * NEAR_WINDOWS;
  return bottom > -reach && top < window.innerHeight + reach;
}
