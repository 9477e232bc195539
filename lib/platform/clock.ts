/** Time enters rooms as an argument, so that tests can turn it back. */

export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

export function isoTime(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
