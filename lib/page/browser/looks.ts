/** Small pieces that say one thing twice: by colour and by a sign, a letter or a word. */
import { CALL_LOOK, TURN_LOOK } from "../../replay/look.ts";
import type { CallOutcome, TurnState } from "../../replay/shape.ts";
import { KIND_LOOK, type ToolKind } from "../tool-kind.ts";
import { h } from "./element.ts";

export function kindBadge(kind: ToolKind): HTMLElement {
  return h("span", { class: `badge kind-${kind}`, "aria-hidden": "true" }, KIND_LOOK[kind].letter);
}

export function outcomeChip(outcome: CallOutcome, detail?: string): HTMLElement {
  const { sign, word } = CALL_LOOK[outcome];
  return chip(`outcome-${outcome}`, sign, detail === undefined ? word : `${word}: ${detail}`);
}

export function turnChip(outcome: TurnState): HTMLElement {
  const { sign, word } = TURN_LOOK[outcome];
  return chip(`turn-${outcome}`, sign, word);
}

export function chip(name: string, sign: string, word: string): HTMLElement {
  return h("span", { class: `chip ${name}` }, h("span", { "aria-hidden": "true" }, `${sign} `), word);
}
