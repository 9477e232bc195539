/** Commands that worked and how often, so that the next session need not find them again. */
import type { NoteTurn } from "../note-turn.ts";
import { code } from "../prose.ts";
import { type Item, ranked } from "../section.ts";

/** Looking around is no workflow. */
const LOOKING =
  /^(?:ls|cat|head|tail|pwd|cd|echo|which|find|grep|rg|wc|sed -n|git (?:status|diff|log|show))\b[^|&;]*$/;

interface Command {
  text: string;
  count: number;
  lastMs: number;
}

export function deriveWorkflow(turns: readonly NoteTurn[]): Item[] {
  const commands = new Map<string, Command>();
  for (const call of turns.flatMap((turn) => turn.calls)) {
    if (call.tool !== "Bash" || !call.ok || LOOKING.test(call.target.trim())) continue;
    const text = call.target.trim();
    const known = commands.get(text);
    commands.set(text, { text, count: (known?.count ?? 0) + 1, lastMs: call.startMs });
  }
  const worth = [...commands.values()].sort((a, b) => b.count - a.count || b.lastMs - a.lastMs);
  return ranked(worth.map(({ text, count }) => (count > 1 ? `${code(text)} (${count} times)` : code(text))));
}
