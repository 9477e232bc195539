/** The page of a project: its sessions by day, a box that finds among them, and keys that walk through them. */
import { createSessionFilter } from "../../filter-sessions.ts";
import type { ProjectData } from "../../project-shape.ts";
import { addChildren, h } from "../element.ts";
import { createHelpDialog } from "../help-dialog.ts";
import { type KeyAction, listenToKeys } from "../keys.ts";
import { readPageData } from "../page-data.ts";
import { applyTheme, toggleTheme } from "../theme.ts";
import { renderDays } from "./day-list.ts";
import { renderProjectMasthead } from "./project-masthead.ts";
import { walkSessions } from "./walk.ts";

/** A pause in typing. */
const TYPING_MS = 120;

function start(): void {
  applyTheme();
  const data = readPageData<ProjectData>();
  const filter = createSessionFilter(data.sessions);
  const help = createHelpDialog(
    () => actions,
    "A session's title opens its replay; where none was drawn yet, the command does.",
  );
  const list = h("div", { class: "days" });
  const status = h("p", { class: "quiet found", role: "status" });
  const box = h("input", {
    type: "search",
    placeholder: "Title, file, model, id",
    "aria-label": "Find sessions",
    autocomplete: "off",
    spellcheck: "false",
    oninput: () => draw(TYPING_MS),
  });
  const troubled = h("input", { type: "checkbox", onchange: () => draw(0) });
  let pause: ReturnType<typeof setTimeout> | undefined;

  function draw(afterMs: number): void {
    clearTimeout(pause);
    pause = setTimeout(() => {
      const shown = filter({ words: box.value, isTroubled: troubled.checked });
      list.replaceChildren(...renderDays(shown));
      const isAll = shown.length === data.sessions.length;
      status.textContent = isAll ? "" : `${shown.length} of ${data.sessions.length} sessions`;
    }, afterMs);
  }

  const actions: KeyAction[] = [
    { keys: ["/"], does: "find sessions", run: () => box.focus() },
    { keys: ["j", "ArrowDown"], does: "next session", run: () => walkSessions(list, 1) },
    { keys: ["k", "ArrowUp"], does: "session before", run: () => walkSessions(list, -1) },
    { keys: ["t"], does: "light or dark", run: toggleTheme },
    { keys: ["?"], does: "this help", run: () => help.open() },
    {
      keys: ["Escape"],
      does: "show all sessions",
      run: () => {
        box.value = "";
        troubled.checked = false;
        draw(0);
      },
    },
  ];
  addChildren(document.body, [
    h("a", { class: "skip", href: "#sessions" }, "Skip to the sessions"),
    renderProjectMasthead(data, help.open),
    h(
      "div",
      { class: "finder", role: "search" },
      box,
      h("label", { class: "choice" }, troubled, "only with failures or detours"),
      status,
    ),
    h("main", { id: "sessions", tabindex: -1, "aria-label": "Sessions" }, list),
    h(
      "footer",
      {},
      "Drawn by logbook from this file alone: nothing is loaded, nothing is sent. Secrets are masked. ",
      h("code", {}, "logbook open --project"),
      " draws it anew.",
    ),
    help.element,
  ]);
  list.replaceChildren(...renderDays(data.sessions));
  listenToKeys(actions);
}

start();
