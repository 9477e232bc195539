/**
 * Makes a slice fit a budget: spill, cut the middle, shorten seen results, summarise; cheap and reversible steps first.
 * Reducing a reduced slice changes nothing.
 */
import { CUT_DEFAULTS, type CutOptions, cutMiddle } from "./cut-middle.ts";
import { SHORTEN_DEFAULTS, shorten } from "./shorten.ts";
import { type Ledger, type Message, wholeSlice } from "./slice.ts";
import { SPILL_DEFAULTS, type SpillOptions, spill } from "./spill.ts";
import { type Breaker, SUMMARISE_DEFAULTS, type Summariser, summarise } from "./summarise.ts";

export interface ReduceOptions {
  limitTokens: number;
  spill?: SpillOptions;
  cut?: CutOptions;
}

/** The first three steps: pure, and no model is asked. The result may still be over the limit. */
export function reduceWithoutModel(
  messages: readonly Message[],
  ledger: Ledger,
  options: ReduceOptions,
): readonly Message[] {
  return shortenedSlice(messages, ledger, options).messages;
}

export interface Reduction {
  messages: readonly Message[];
  breaker: Breaker;
  leftOut: number;
}

export async function reduce(
  messages: readonly Message[],
  ledger: Ledger,
  options: ReduceOptions & { summariser: Summariser; breaker: Breaker },
): Promise<Reduction> {
  const { slice, breaker, leftOut } = await summarise(shortenedSlice(messages, ledger, options), ledger, {
    ...SUMMARISE_DEFAULTS,
    limitTokens: options.limitTokens,
    summariser: options.summariser,
    breaker: options.breaker,
  });
  return { messages: slice.messages, breaker, leftOut };
}

function shortenedSlice(messages: readonly Message[], ledger: Ledger, options: ReduceOptions) {
  const spilled = spill(wholeSlice(messages), ledger, options.spill ?? SPILL_DEFAULTS);
  const cut = cutMiddle(spilled, ledger, options.cut ?? CUT_DEFAULTS);
  return shorten(cut, ledger, { ...SHORTEN_DEFAULTS, limitTokens: options.limitTokens });
}
