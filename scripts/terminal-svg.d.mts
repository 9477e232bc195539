export interface TerminalPicture {
  title: string;
  columns: number;
  cellWidth(text: string): number;
}

export function renderTerminalSvg(text: string, picture: TerminalPicture): string;
