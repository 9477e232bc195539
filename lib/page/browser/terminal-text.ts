/** A command's output as elements, its colours as classes of the theme. */
import { parseAnsi } from "../ansi.ts";
import { h } from "./element.ts";

export function renderAnsi(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const run of parseAnsi(text)) {
    const classes = run.looks.map((look) => `ansi-${look}`).join(" ");
    fragment.append(classes === "" ? run.text : h("span", { class: classes }, run.text));
  }
  return fragment;
}
