/** Whether there is colour is decided here, once per run. */
import { styleText } from "node:util";
import type { Env } from "../platform/paths.ts";
import { type Paint, plainPaint } from "../replay/paint.ts";

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
