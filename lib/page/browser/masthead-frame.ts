/** The head of every page: whose it is, its title, facts, totals and notices. */
import { type Child, h, withCode } from "./element.ts";
import { themeButton } from "./theme.ts";

export interface MastheadParts {
  /** What kind of page: stands beside the wordmark. */
  kind: string;
  title: string;
  facts: Child[];
  totals: Child[];
  notes: readonly string[];
}

export function renderMastheadFrame(parts: MastheadParts, openHelp: () => void): HTMLElement {
  return h(
    "header",
    { class: "masthead" },
    h(
      "div",
      { class: "brand" },
      h("span", { class: "wordmark" }, h("span", { class: "spine", "aria-hidden": "true" }), "logbook"),
      h("span", { class: "quiet" }, parts.kind),
      h("span", { class: "grow" }),
      themeButton(),
      h(
        "button",
        {
          type: "button",
          class: "plain",
          onclick: openHelp,
          "aria-label": "Keyboard help",
          title: "Keyboard help (?)",
        },
        "?",
      ),
    ),
    h("h1", {}, parts.title),
    h("p", { class: "facts" }, ...parts.facts),
    h("dl", { class: "totals" }, ...parts.totals),
    ...parts.notes.map((note) => h("p", { class: "notice", role: "note" }, ...withCode(note))),
  );
}
