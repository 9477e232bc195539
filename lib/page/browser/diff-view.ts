/** An edit as added and removed lines; a sign stands before each, so that colour is not needed. */
import { diffRows } from "../diff-rows.ts";
import type { PageEdit } from "../shape.ts";
import { h } from "./element.ts";

const SIGN_CLASS = { "+": "added", "-": "removed", " ": "kept", "…": "folded" } as const;
/** Screen readers say what the sign shows. */
const LINE_ELEMENT = { "+": "ins", "-": "del", " ": "span", "…": "span" } as const;

export function renderDiff({ before, after }: PageEdit): HTMLElement {
  const { rows, added, removed } = diffRows(before.text, after.text);
  const cutChars = (before.cut?.chars ?? 0) + (after.cut?.chars ?? 0);
  return h(
    "figure",
    { class: "diff" },
    h(
      "figcaption",
      {},
      h("span", { class: "added" }, `+${added}`),
      " ",
      h("span", { class: "removed" }, `−${removed}`),
      cutChars > 0 && ` · ${cutChars.toLocaleString("en")} characters are left out here`,
    ),
    h(
      "div",
      { class: "diff-rows", tabindex: 0, role: "group", "aria-label": "Changed lines" },
      ...rows.map(({ sign, text }) =>
        h(
          "div",
          { class: `diff-row ${SIGN_CLASS[sign]}` },
          h("span", { class: "sign", "aria-hidden": "true" }, sign),
          h(LINE_ELEMENT[sign], { class: "diff-line" }, text === "" ? "\u00a0" : text),
        ),
      ),
    ),
  );
}
