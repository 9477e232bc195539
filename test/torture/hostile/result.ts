/** What was found where hostile things stood, as figures and as a judgement. */
import { MOST_OVER } from "./pace.ts";

export interface HostileResult {
  cases: number;
  runs: number;
  hangs: string[];
  slow: string[];
  lost: string[];
  unnamed: string[];
  troubles: string[];
  worst: [program: string, usual: number, over: number][];
}

export function allOf({ hangs, slow, lost, unnamed, troubles }: HostileResult): string[] {
  return [...hangs, ...slow, ...lost, ...unnamed, ...troubles];
}

export function renderHostile(results: readonly HostileResult[]): string {
  const sum = (count: (result: HostileResult) => number): number =>
    results.reduce((total, result) => total + count(result), 0);
  const figures = [
    `${sum(({ cases }) => cases)} cases, ${sum(({ runs }) => runs)} processes`,
    `${sum(({ hangs }) => hangs.length)} hung`,
    `${sum(({ slow }) => slow.length)} slower than usual by ${MOST_OVER} bare Nodes`,
    `${sum(({ lost }) => lost.length)} events lost`,
    `${sum(({ unnamed }) => unnamed.length)} files that doctor does not name`,
    `${sum(({ troubles }) => troubles.length)} other troubles`,
  ];
  const worst = new Map<string, [usual: number, over: number]>();
  for (const [program, usual, over] of results.flatMap((result) => result.worst))
    if (over > (worst.get(program)?.[1] ?? -1)) worst.set(program, [usual, over]);
  const paces = [...worst].map(
    ([program, [usual, over]]) => `  ${program.padEnd(20)} ${usual.toFixed(2)} + ${over.toFixed(2)}`,
  );
  const head = "In bare Nodes: usually, and most above that which was seen in a hostile place";
  return [figures.join(", "), ...results.flatMap(allOf).map((one) => `  ${one}`), head, ...paces].join("\n");
}
