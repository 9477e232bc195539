/** Which steps are shown: by tool, outcome, agent and file. Choices apply at once. */
import { CALL_LOOK } from "../../replay/look.ts";
import type { CallOutcome } from "../../replay/shape.ts";
import { renderNumber } from "../../replay/units.ts";
import { type Choice, type Filter, isFiltering, listChoices, NO_FILTER } from "../filter.ts";
import { toolKind } from "../tool-kind.ts";
import { type Child, h } from "./element.ts";
import { kindBadge } from "./looks.ts";
import type { Viewer } from "./viewer.ts";

export interface FilterPanel {
  button: HTMLButtonElement;
  panel: HTMLElement;
  toggle(): void;
  /** Says false when there was nothing to close. */
  close(): boolean;
}

/** What is ticked and typed. */
interface Form {
  element: HTMLElement;
  read(): Filter;
  clear(): void;
  showCount(text: string): void;
}

/** Suggestions for the path; typing finds the others. */
const MAX_FILES = 300;

/** `onOpen`: the panel is about to cover what else hangs from the toolbar. */
export function createFilterPanel(viewer: Viewer, onOpen: () => void): FilterPanel {
  const form = createForm(viewer);
  const panel = form.element;
  const button = h(
    "button",
    {
      type: "button",
      class: "plain wide",
      "aria-expanded": "false",
      "aria-controls": "filter-panel",
      onclick: () => toggle(),
      title: "Filter (f)",
    },
    "Filter",
  );

  function toggle(): void {
    panel.hidden = !panel.hidden;
    button.setAttribute("aria-expanded", String(!panel.hidden));
    if (panel.hidden) return;
    onOpen();
    panel.querySelector("input")?.focus();
  }

  viewer.listen("filter", () => {
    const isOn = isFiltering(viewer.filter);
    // A link or a hit may have lifted it.
    if (viewer.filter === NO_FILTER) form.clear();
    button.classList.toggle("is-on", isOn);
    button.textContent = isOn ? `Filter: ${viewer.shown.size} of ${viewer.steps.length}` : "Filter";
    form.showCount(isOn ? `${renderNumber(viewer.shown.size, "step")} of ${viewer.steps.length}` : "");
  });
  return {
    button,
    panel,
    toggle,
    close() {
      if (panel.hidden) return false;
      const hadFocus = panel.contains(document.activeElement);
      toggle();
      if (hadFocus) button.focus();
      return true;
    },
  };
}

function createForm(viewer: Viewer): Form {
  const choices = listChoices(viewer.steps);
  const chosen = {
    tools: new Set<string>(),
    outcomes: new Set<CallOutcome>(),
    agents: new Set<string>(),
  };
  const apply = (): void => viewer.setFilter(read());
  const file = fileInput(apply);
  const read = (): Filter => ({ ...chosen, file: file.value });
  const count = h("span", { class: "quiet", role: "status" });
  const everything = h(
    "button",
    { type: "button", class: "plain wide", disabled: true, onclick: () => viewer.setFilter(NO_FILTER) },
    "Show everything",
  );
  const element = h(
    "div",
    { class: "filter-panel", id: "filter-panel", role: "group", "aria-label": "Filter", hidden: true },
    choiceGroup("Tool", choices.tools, chosen.tools, apply, ({ value }) => kindBadge(toolKind(value))),
    choiceGroup("Outcome", choices.outcomes, chosen.outcomes, apply, outcomeSign),
    choices.agents.length > 1 && choiceGroup("Agent", choices.agents, chosen.agents, apply),
    choices.files.length > 0 && fileField(file, choices.files),
    h("p", { class: "filter-end" }, count, everything),
  );
  return {
    element,
    read,
    clear() {
      for (const set of Object.values(chosen)) set.clear();
      for (const box of element.querySelectorAll<HTMLInputElement>("input[type=checkbox]"))
        box.checked = false;
      file.value = "";
    },
    showCount(text) {
      count.textContent = text;
      everything.disabled = text === "";
    },
  };
}

function choiceGroup<Value extends string>(
  name: string,
  list: readonly Choice[],
  chosen: Set<Value>,
  apply: () => void,
  badge?: (choice: Choice) => Child,
): HTMLElement {
  return h(
    "fieldset",
    {},
    h("legend", {}, name),
    ...list.map((choice) => {
      const box = h("input", {
        type: "checkbox",
        onchange: () => {
          if (box.checked) chosen.add(choice.value as Value);
          else chosen.delete(choice.value as Value);
          apply();
        },
      });
      const count = h("span", { class: "quiet" }, String(choice.count));
      return h("label", { class: "choice" }, box, badge?.(choice), h("span", {}, choice.label), count);
    }),
  );
}

function fileInput(apply: () => void): HTMLInputElement {
  return h("input", {
    type: "text",
    list: "filter-files",
    id: "filter-file",
    placeholder: "part of a path",
    autocomplete: "off",
    spellcheck: "false",
    oninput: apply,
  });
}

function fileField(input: HTMLInputElement, files: readonly Choice[]): HTMLElement {
  const options = files
    .slice(0, MAX_FILES)
    .map(({ value, count }) => h("option", { value }, renderNumber(count, "call")));
  return h(
    "div",
    { class: "filter-file" },
    h("label", { for: "filter-file" }, "File"),
    input,
    h("datalist", { id: "filter-files" }, ...options),
  );
}

function outcomeSign({ value }: Choice): HTMLElement {
  const { sign } = CALL_LOOK[value as CallOutcome];
  return h("span", { class: `outcome-sign outcome-${value}`, "aria-hidden": "true" }, sign);
}
