/** The keys, and the switch that turns them off. */
import { h } from "./element.ts";
import { hasKeys, type KeyAction, setKeys } from "./keys.ts";

export interface HelpDialog {
  element: HTMLDialogElement;
  open(): void;
}

const KEY_NAMES: Readonly<Record<string, string>> = { " ": "space", Escape: "Esc" };

export function createHelpDialog(actions: () => readonly KeyAction[], hint: string): HelpDialog {
  const rows = h("dl", { class: "keys" });
  const dialog = h(
    "dialog",
    { "aria-labelledby": "help-name" },
    h("h2", { id: "help-name" }, "Keys"),
    rows,
    h(
      "label",
      { class: "choice" },
      h("input", {
        type: "checkbox",
        checked: hasKeys(),
        onchange: (event: Event) => setKeys((event.target as HTMLInputElement).checked),
      }),
      "Single keys work",
    ),
    h("p", { class: "quiet" }, hint),
    h("button", { type: "button", class: "plain wide", onclick: () => dialog.close() }, "Close"),
  );
  return {
    element: dialog,
    open() {
      rows.replaceChildren(
        ...actions().map(({ keys, does }) =>
          h(
            "div",
            {},
            h("dt", {}, ...keys.map((key) => h("kbd", {}, KEY_NAMES[key] ?? key))),
            h("dd", {}, does),
          ),
        ),
      );
      dialog.showModal();
    },
  };
}
