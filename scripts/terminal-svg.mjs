/** A terminal's text with its colours as an SVG: cells stay in their columns whatever font the reader has. */

const CELL = { width: 8.4, height: 19, fontSize: 14 };
const MARGIN = { side: 18, top: 46, bottom: 18 };
const COLOURS = { 31: "#ff7a72", 32: "#6fcf8e", 33: "#e8c468", 34: "#7aa8ff", 35: "#d79bf2", 36: "#63cfdc" };
const FOREGROUND = "#d8dee9";
const BACKGROUND = "#12202f";
const FONT =
  "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Mono CJK SC', monospace";

/** `cellWidth` says how many cells a text takes. */
export function renderTerminalSvg(text, { title, columns, cellWidth }) {
  const lines = text.trimEnd().split("\n");
  const width = Math.ceil(columns * CELL.width + 2 * MARGIN.side);
  const height = Math.ceil(lines.length * CELL.height + MARGIN.top + MARGIN.bottom);
  const dots = ["#ff5f57", "#febc2e", "#28c840"].map(
    (colour, at) => `<circle cx="${22 + at * 18}" cy="20" r="6" fill="${colour}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(title)}">`,
    `<rect width="100%" height="100%" rx="10" fill="${BACKGROUND}"/>`,
    ...dots,
    `<text x="${width / 2}" y="25" text-anchor="middle" font-family="${FONT}" font-size="13" fill="#7f8fa3">${escapeXml(title)}</text>`,
    `<g font-family="${FONT}" font-size="${CELL.fontSize}" fill="${FOREGROUND}">`,
    ...lines.flatMap((line, row) => renderLine(line, row, cellWidth)),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}

/** A text element for each run of one style, put where its first cell is and stretched over exactly its cells. */
function renderLine(line, row, cellWidth) {
  const y = round(MARGIN.top + (row + 0.75) * CELL.height);
  let column = 0;
  return readRuns(line).flatMap(({ text, style }) => {
    const start = column;
    const cells = cellWidth(text);
    column += cells;
    if (text.trim() === "") return [];
    const place = `x="${round(MARGIN.side + start * CELL.width)}" y="${y}" textLength="${round(cells * CELL.width)}"`;
    return [`<text ${place} lengthAdjust="spacingAndGlyphs"${attributes(style)}>${escapeXml(text)}</text>`];
  });
}

/** Blanks by themselves, for readers of SVG fold them; wide characters too, which few fonts make twice as wide as narrow ones. */
const PIECES = / +|[\u2e80-\uffef]+|[^ \u2e80-\uffef]+(?: [^ \u2e80-\uffef]+)*/g;
const ESCAPE = String.fromCharCode(27);

function readRuns(line) {
  const runs = [];
  let style = {};
  for (const [at, piece] of line.split(ESCAPE).entries()) {
    const [sequence = "", codes = ""] = at === 0 ? [] : (/^\[([\d;]*)m/.exec(piece) ?? []);
    if (sequence !== "") style = codes.split(";").reduce(applyCode, style);
    for (const text of piece.slice(sequence.length).match(PIECES) ?? []) runs.push({ text, style });
  }
  return runs;
}

function applyCode(style, code) {
  const number = Number(code);
  if (number === 0) return {};
  if (number === 1) return { ...style, isBold: true };
  if (number === 2) return { ...style, isDim: true };
  if (number === 22) return { ...style, isBold: false, isDim: false };
  if (number === 39) return { ...style, colour: undefined };
  if (COLOURS[number] !== undefined) return { ...style, colour: COLOURS[number] };
  throw new Error(`a picture has no style for SGR ${code}`);
}

function attributes({ isBold, isDim, colour }) {
  const bold = isBold ? ' font-weight="700"' : "";
  const dim = isDim ? ' opacity=".62"' : "";
  return `${bold}${dim}${colour === undefined ? "" : ` fill="${colour}"`}`;
}

function escapeXml(text) {
  const names = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replaceAll(/[&<>"]/g, (sign) => names[sign]);
}

function round(number) {
  return Math.round(number * 10) / 10;
}
