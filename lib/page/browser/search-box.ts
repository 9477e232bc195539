/** Search over all texts: a box, a list of hits, "n of m", and the way from one to the next. */
import { findHits, type Hit, listPassages, type Passage } from "../find-text.ts";
import { h } from "./element.ts";
import type { Viewer } from "./viewer.ts";

export interface SearchBox {
  element: HTMLElement;
  /** The list below the box. */
  list: HTMLElement;
  query(): string;
  hits(): readonly Hit[];
  focus(): void;
  /** Closes the list; says false when there was nothing to close. */
  close(): boolean;
}

export interface SearchEvents {
  onFound(): void;
  /** The list is about to cover what else hangs from the toolbar. */
  onOpen(): void;
  onGoTo(hit: Hit): void;
}

/** A pause in typing. */
const TYPING_MS = 150;
/** Hits listed; the arrows reach the others. */
const MAX_LISTED = 200;

export function createSearchBox(viewer: Viewer, events: SearchEvents): SearchBox {
  let passages: Passage[] | undefined;
  let found: Hit[] = [];
  let at = -1;
  let searched = "";
  const input = createInput({ onPause: search, onStep: step, onFocus: showList });
  const status = h("span", { class: "found", role: "status" });
  const arrows = [arrow("↑", "Previous hit", () => step(-1)), arrow("↓", "Next hit", () => step(1))];
  const list = h("ol", { class: "hits", hidden: true, "aria-label": "Hits" });

  function search(): void {
    if (input.value === searched) return;
    searched = input.value;
    passages ??= listPassages(viewer.turns, viewer.steps);
    found = findHits(passages, searched);
    at = -1;
    for (const button of arrows) button.disabled = found.length === 0;
    list.replaceChildren(...hitRows(found, goTo));
    status.textContent = tellFound(searched, found.length, at);
    showList();
    events.onFound();
  }

  function showList(): void {
    list.hidden = found.length === 0;
    if (!list.hidden) events.onOpen();
  }

  function step(by: 1 | -1): void {
    search();
    if (found.length > 0) goTo((Math.max(at, by === 1 ? -1 : 0) + by + found.length) % found.length);
  }

  function goTo(place: number): void {
    const hit = found[place];
    if (hit === undefined) return;
    list.children[at]?.classList.remove("is-current");
    at = place;
    list.children[at]?.classList.add("is-current");
    list.children[at]?.scrollIntoView({ block: "nearest" });
    status.textContent = tellFound(searched, found.length, at);
    events.onGoTo(hit);
  }

  return {
    element: h("div", { class: "search", role: "search" }, input, status, ...arrows),
    list,
    query: () => searched,
    hits: () => found,
    focus() {
      input.focus();
      input.select();
    },
    close() {
      const wasOpen = !list.hidden;
      list.hidden = true;
      return wasOpen;
    },
  };
}

function createInput(on: { onPause(): void; onStep(by: 1 | -1): void; onFocus(): void }): HTMLInputElement {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return h("input", {
    type: "search",
    id: "search",
    placeholder: "Search texts",
    "aria-label": "Search prompts, answers, inputs and outputs",
    autocomplete: "off",
    spellcheck: "false",
    oninput: () => {
      clearTimeout(timer);
      timer = setTimeout(on.onPause, TYPING_MS);
    },
    onfocus: on.onFocus,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      clearTimeout(timer);
      on.onStep(event.shiftKey ? -1 : 1);
    },
  });
}

function arrow(sign: string, label: string, onclick: () => void): HTMLButtonElement {
  const attributes = { type: "button", class: "plain", "aria-label": label, title: label, disabled: true };
  return h("button", { ...attributes, onclick }, sign);
}

function tellFound(query: string, count: number, at: number): string {
  if (query.trim() === "") return "";
  if (count === 0) return "nothing found";
  return at === -1 ? `${count} found` : `${at + 1} of ${count}`;
}

function hitRows(found: readonly Hit[], goTo: (place: number) => void): HTMLElement[] {
  const rest = found.length - MAX_LISTED;
  const rows = found.slice(0, MAX_LISTED).map((hit, place) => hitRow(hit, () => goTo(place)));
  if (rest <= 0) return rows;
  return [
    ...rows,
    h("li", { class: "quiet" }, `and ${rest.toLocaleString("en")} more: the arrows reach them`),
  ];
}

function hitRow({ passage, snippet, count }: Hit, onclick: () => void): HTMLElement {
  const times = count > 1 ? ` · ${count}×` : "";
  return h(
    "li",
    {},
    h(
      "button",
      { type: "button", onclick },
      h("span", { class: "hit-place" }, `turn ${passage.turn} · ${passage.where}${times}`),
      h("span", { class: "hit-text" }, snippet),
    ),
  );
}
