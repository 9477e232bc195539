/** Every fault of the torture, in the order of its table. */
import type { Fault } from "../fault.ts";
import { damagedArchive, heldLong, heldShortly } from "./archive.ts";
import { errors, killHooksAtCall, killWorkerAtCall, shortWrites, tornWrites } from "./call.ts";
import { lockFromTomorrow, movedClock } from "./clock.ts";
import { fullDisk, readOnlyStore } from "./disk.ts";
import { killCommands, killHooks, killWorker } from "./kill.ts";
import { brokenNative } from "./native.ts";
import { deletedPack, hooksAtOnce, refusedStarts, wakingHooks } from "./process.ts";

export const FAULTS: readonly Fault[] = [
  killHooks,
  killWorker,
  killCommands,
  killHooksAtCall,
  killWorkerAtCall,
  tornWrites,
  errors,
  shortWrites,
  fullDisk,
  readOnlyStore,
  heldShortly,
  heldLong,
  damagedArchive,
  brokenNative,
  movedClock,
  lockFromTomorrow,
  refusedStarts,
  hooksAtOnce,
  deletedPack,
  wakingHooks,
];
