/** Colour, as one function: whether there is any is decided once, so renderers never look at the environment. */
import { styleText } from "node:util";
import type { Env } from "../platform/paths.ts";

export type Style =
  | "red"
  | "green"
  | "yellow"
  | "blue"
  | "magenta"
  | "cyan"
  | "gray"
  | "bold"
  | "dim"
  | "inverse";

export type Paint = (style: Style, text: string) => string;

export const plainPaint: Paint = (_style, text) => text;

const ansiPaint: Paint = (style, text) =>
  text === "" ? "" : styleText(style, text, { validateStream: false });

export function createPaint(hasColour: boolean): Paint {
  return hasColour ? ansiPaint : plainPaint;
}

/** NO_COLOR (any non-empty value) wins, then FORCE_COLOR, then: a terminal that is not dumb. */
export function hasColour(env: Env, isTerminal: boolean): boolean {
  if (env["NO_COLOR"]) return false;
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined && forced !== "") return forced !== "0" && forced !== "false";
  return isTerminal && env["TERM"] !== "dumb";
}
