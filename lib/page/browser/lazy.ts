/** Parts of the page that get their content when the reader comes near: a session of thousands of calls opens at once. */

export interface Lazy {
  /** Until it is filled the element keeps about the room it will need. */
  add(element: HTMLElement, estimatePx: number, fill: () => void): void;
  fillNow(element: HTMLElement): void;
  fillAll(): void;
}

/** How far from the window content is made ready: a good swipe. */
const NEAR_PX = 1_500;
/** Of a frame's 16 ms: scrolling stays smooth while content is made. */
const FRAME_BUDGET_MS = 8;

export function createLazy(): Lazy {
  const waiting = new Map<Element, () => void>();
  const queue = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) queue.add(target);
        else queue.delete(target);
      }
      if (queue.size > 0) requestAnimationFrame(work);
    },
    { rootMargin: `${NEAR_PX}px 0px` },
  );

  function fill(element: Element): void {
    const make = waiting.get(element);
    if (make === undefined) return;
    waiting.delete(element);
    queue.delete(element);
    observer.unobserve(element);
    make();
    element.classList.remove("is-waiting");
  }

  function work(): void {
    const untilMs = performance.now() + FRAME_BUDGET_MS;
    // What is on the screen goes first.
    const near = [...queue].map((element) => ({ element, distance: distanceOf(element) }));
    near.sort((a, b) => a.distance - b.distance);
    for (const { element, distance } of near) {
      if (distance > 0 && performance.now() > untilMs) break;
      fill(element);
    }
    if (queue.size > 0) requestAnimationFrame(work);
  }

  return {
    add(element, estimatePx, make) {
      element.classList.add("lazy", "is-waiting");
      element.style.setProperty("--estimate", `${Math.round(estimatePx)}px`);
      waiting.set(element, make);
      observer.observe(element);
    },
    fillNow: fill,
    fillAll() {
      for (const element of [...waiting.keys()]) fill(element);
    },
  };
}

function distanceOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0) return -bottom;
  return Math.max(0, top - window.innerHeight);
}
