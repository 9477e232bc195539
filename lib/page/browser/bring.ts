/** Brings a part of the page before the reader's eyes. */

/** A part taller than this share of the window is shown from its beginning. */
const TALL_SHARE = 0.7;
/** Room the toolbar takes at the top, and a margin at the bottom. */
const TOP_PX = 140;
const BOTTOM_PX = 40;

export function bring(element: HTMLElement, wanted: "start" | "center" = "center"): void {
  const block = element.offsetHeight > window.innerHeight * TALL_SHARE ? "start" : wanted;
  element.scrollIntoView({ block });
  // What comes into view on the way gets its real height and may push the target along: once more when it has.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      const { top, bottom } = element.getBoundingClientRect();
      if (bottom < 0 || top > window.innerHeight) element.scrollIntoView({ block });
    });
  });
}

/** A match far down in a long output has a scrolling box of its own around it. */
export function bringMatch(match: Range): void {
  const box = match.startContainer.parentElement?.closest<HTMLElement>("pre.text, .diff-rows");
  if (box !== undefined && box !== null) {
    const offset = match.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (offset < 0 || offset > box.clientHeight) box.scrollTop += offset - box.clientHeight / 2;
  }
  const { top } = match.getBoundingClientRect();
  if (top < TOP_PX || top > window.innerHeight - BOTTOM_PX) {
    window.scrollBy({ top: top - window.innerHeight / 2 });
  }
}
