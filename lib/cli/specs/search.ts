import type { CommandSpec } from "../command.ts";
import { SEARCH_SURFACE } from "./search-surface.ts";

export const search: CommandSpec = { ...SEARCH_SURFACE, load: () => import("../commands/search.ts") };
