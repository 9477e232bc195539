/** Time enters rooms as an argument, so that tests can turn it back. */

export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/**
 * Whether less than a span lies between a stamp and now. A stamp far ahead of now was made by a clock that has been set
 * back since: it is nothing to wait for.
 */
export function isWithin(spanMs: number, stampMs: number, nowMs: number): boolean {
  return Math.abs(nowMs - stampMs) < spanMs;
}

/** Whether a time that was set at most a span ahead is still to come. One further ahead was set by such a clock, too. */
export function isStillToCome(spanMs: number, untilMs: number, nowMs: number): boolean {
  return nowMs < untilMs && untilMs - nowMs <= spanMs;
}

export function isoTime(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
