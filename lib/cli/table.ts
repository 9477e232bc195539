/** Every command, in the order of help. A command is registered by one line here; its code loads when it runs. */
import type { CommandSpec } from "./command.ts";
import { config } from "./specs/config.ts";
import { doctor } from "./specs/doctor.ts";
import { exportCommand } from "./specs/export.ts";
import { forget } from "./specs/forget.ts";
import { handoff } from "./specs/handoff.ts";
import { importCommand } from "./specs/import.ts";
import { install } from "./specs/install.ts";
import { memory } from "./specs/memory.ts";
import { open } from "./specs/open.ts";
import { overview } from "./specs/overview.ts";
import { prune } from "./specs/prune.ts";
import { redact } from "./specs/redact.ts";
import { reindex } from "./specs/reindex.ts";
import { replay } from "./specs/replay.ts";
import { search } from "./specs/search.ts";
import { sessions } from "./specs/sessions.ts";
import { show } from "./specs/show.ts";
import { stats } from "./specs/stats.ts";
import { status } from "./specs/status.ts";
import { trust } from "./specs/trust.ts";
import { uninstall } from "./specs/uninstall.ts";

export const COMMANDS: readonly CommandSpec[] = [
  replay,
  open,
  search,
  show,
  exportCommand,
  handoff,
  sessions,
  stats,
  status,
  install,
  uninstall,
  doctor,
  config,
  memory,
  trust,
  importCommand,
  reindex,
  redact,
  forget,
  prune,
  overview,
];
