/** What each key does. */
import type { FilterPanel } from "./filter-panel.ts";
import type { HelpDialog } from "./help-dialog.ts";
import type { KeyAction } from "./keys.ts";
import type { Navigation } from "./navigation.ts";
import type { Player } from "./player.ts";
import type { SearchBox } from "./search-box.ts";
import { toggleTheme } from "./theme.ts";

export interface Reachable {
  navigation: Navigation;
  player: Player;
  search: SearchBox;
  filter: FilterPanel;
  help: HelpDialog;
}

export function listActions({ navigation, player, search, filter, help }: Reachable): readonly KeyAction[] {
  return [
    { keys: ["j"], does: "next step", run: () => navigation.step(1) },
    { keys: ["k"], does: "step before", run: () => navigation.step(-1) },
    { keys: ["n"], does: "next turn", run: () => navigation.turn(1) },
    { keys: ["p"], does: "turn before", run: () => navigation.turn(-1) },
    { keys: ["Enter", "o"], does: "open or close the step", run: navigation.fold },
    { keys: [" "], does: "play or pause", run: player.toggle },
    { keys: ["/"], does: "search", run: search.focus },
    { keys: ["f"], does: "filter", run: filter.toggle },
    { keys: ["t"], does: "light or dark", run: toggleTheme },
    { keys: ["g"], does: "to the top", run: () => window.scrollTo({ top: 0 }) },
    { keys: ["?"], does: "this help", run: help.open },
    {
      keys: ["Escape"],
      does: "close what is open, stop playing",
      run: () => {
        if (!search.close() && !filter.close()) player.stop();
      },
    },
  ];
}
