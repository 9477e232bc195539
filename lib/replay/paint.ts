/** Colour as a function that enters from outside: renderers never look at a stream or the environment. */

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
