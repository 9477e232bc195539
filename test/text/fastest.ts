/** The shortest of three runs, in milliseconds: what the code costs, whatever else the machine does. */
export function fastestMs(run: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}
