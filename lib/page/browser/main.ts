/** The replay page: reads its data, puts its parts together, and lets keys and links move between them. */
import type { PageData } from "../shape.ts";
import { addChildren, h } from "./element.ts";
import { createFilterPanel } from "./filter-panel.ts";
import { createFindingsView } from "./findings-view.ts";
import { createHelpDialog } from "./help-dialog.ts";
import { keepHitsMarked } from "./hit-marks.ts";
import { listActions } from "./key-actions.ts";
import { listenToKeys } from "./keys.ts";
import { createLazy } from "./lazy.ts";
import { renderMasthead } from "./masthead.ts";
import { createNavigation } from "./navigation.ts";
import { createOverview } from "./overview.ts";
import { readPageData } from "./page-data.ts";
import { markPlace } from "./place-mark.ts";
import { createPlayer } from "./player.ts";
import { createSearchBox, type SearchBox } from "./search-box.ts";
import { applyTheme } from "./theme.ts";
import { createTimelineView } from "./timeline-view.ts";
import { createTurnList } from "./turn-list.ts";
import { createViewer } from "./viewer.ts";

const HINT =
  "A step's time is a link to it. Hits: Enter goes to the next one, Shift+Enter to the one before.";

function start(): void {
  applyTheme();
  const data = readPageData<PageData>();
  const viewer = createViewer(data);
  const lazy = createLazy();
  const list = createTurnList(viewer, lazy);
  const player = createPlayer(viewer);
  const filter = createFilterPanel(viewer, () => search.close());
  const help = createHelpDialog(() => actions, HINT);
  markPlace(viewer, list);
  const navigation = createNavigation(viewer, list);
  const search: SearchBox = createSearchBox(viewer, {
    onFound: () => markHits(),
    onOpen: () => filter.close(),
    onGoTo: (hit) => {
      navigation.goToHit(hit, search.query());
      markHits();
    },
  });
  const markHits = keepHitsMarked(viewer, search);
  const actions = listActions({ navigation, player, search, filter, help });
  addChildren(document.body, [
    h("a", { class: "skip", href: "#turns" }, "Skip to the turns"),
    renderMasthead(data, help.open),
    h(
      "div",
      { class: "toolbar", role: "region", "aria-label": "Find and play" },
      h("div", { class: "tools" }, search.element, filter.button, player.element),
      createOverview(viewer),
      h("div", { class: "popover" }, search.list, filter.panel),
    ),
    h(
      "main",
      { id: "main" },
      createFindingsView(data.findings),
      createTimelineView(viewer, lazy),
      h(
        "section",
        { id: "turns", "aria-labelledby": "turns-name", tabindex: -1 },
        h("h2", { id: "turns-name" }, "Turns"),
        list.element,
      ),
    ),
    h(
      "footer",
      {},
      "Drawn by logbook from this file alone: nothing is loaded, nothing is sent. Secrets are masked, long texts are cut; ",
      h("code", {}, "logbook show"),
      " has the whole.",
    ),
    help.element,
  ]);
  listenToKeys(actions);
  window.addEventListener("beforeprint", lazy.fillAll);
  navigation.followLinks();
}

start();
