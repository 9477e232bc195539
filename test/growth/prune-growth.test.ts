import { expect, test } from "vitest";
import { hasNative } from "../support/native.ts";
import { measurePrune } from "./prune-growth.ts";

test.skipIf(!hasNative)(
  "F31 S9: 90 % of the turns out: database, journal and store shrink with them (needs the native module)",
  async () => {
    const figures = await measurePrune({ turns: 3_000, share: 0.9 });
    expect(figures.turnsLeft).toBe(300);
    expect(figures.archiveBytesLeft).toBeLessThan(figures.archiveBytes * 0.2);
    expect(figures.storeBytesLeft).toBeLessThan(figures.storeBytes * 0.2);
    expect(figures.journalBytesLeft).toBe(0);
    expect(figures.journalBytesMost).toBeLessThan(figures.archiveBytes * 2);
  },
);
