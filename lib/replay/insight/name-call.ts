/** Calls in the words of a finding: short, on one line, paths as the project sees them. */
import { cutCells, oneLine } from "../cells.ts";
import { toolName } from "../tool-name.ts";
import type { ObservedCall } from "./observed-call.ts";

/** A title stays a line of a terminal. */
const QUOTE_CELLS = 56;

export function quote(text: string): string {
  return `\`${cutCells(oneLine(text).replaceAll("`", "'"), QUOTE_CELLS)}\``;
}

export function quotePath(path: string, cwd: string | undefined): string {
  return quote(cwd !== undefined && path.startsWith(`${cwd}/`) ? path.slice(cwd.length + 1) : path);
}

/** "`npm test`", "Edit of `lib/a.ts`", "WebFetch of `https://…`". */
export function nameCall(
  { tool, target }: Pick<ObservedCall, "tool" | "target">,
  cwd: string | undefined,
): string {
  if (target === "") return toolName(tool);
  return tool === "Bash" ? quote(target) : `${toolName(tool)} of ${quotePath(target, cwd)}`;
}
