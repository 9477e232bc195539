/** Search results for people: how many, then each hit with its place, the command that opens it, and its words marked. */
import type { Hit } from "../archive/hit.ts";
import { cutCells, oneLine, wrapCells } from "../replay/cells.ts";
import type { Paint } from "../replay/paint.ts";
import { renderDayTime, renderNumber } from "../replay/units.ts";
import type { Snippet } from "../text/snippet.ts";

/** A hit fit to be shown: its snippet is clean, its project has a name. */
export interface ShownHit extends Omit<Hit, "snippet"> {
  snippet: Snippet;
  projectName: string;
  /** The turn's id as short as it stays unambiguous. */
  shortId: string;
}

export interface ShownResult {
  hits: readonly ShownHit[];
  totalAll: number;
  totalSome: number;
  /** Telling words of the query. */
  terms: number;
  /** True when text that the index does not hold was not looked into. */
  isCut: boolean;
}

const SHORT_ID_CHARS = 8;
const INDENT = "  ";

/** "12 with all words, 340 with some" */
export function renderTotals({ totalAll, totalSome, terms }: Omit<ShownResult, "hits">): string {
  if (terms < 2) return renderNumber(totalSome, "turn");
  return `${totalAll} with all words, ${totalSome} with some`;
}

/** Where hits are shown. In a pipe a snippet stays on one line, for whoever filters it. */
interface HitLook {
  paint: Paint;
  columns: number;
  isTerminal: boolean;
}

export function renderHits(result: ShownResult, look: HitLook): string {
  const { paint } = look;
  const blocks = result.hits.map((hit) => renderHit(hit, look));
  const cut = result.isCut
    ? [
        paint(
          "yellow",
          "Some long texts are indexed by their beginning and end only: --deep searches all of them.",
        ),
      ]
    : [];
  return `${[paint("bold", renderTotals(result)), ...blocks, ...cut].join("\n\n")}\n`;
}

/** The command first: it is what one does next, and what the model may run. */
function renderHit(hit: ShownHit, { paint, columns, isTerminal }: HitLook): string {
  const command = `logbook show ${hit.shortId}`;
  const facts = [
    renderDayTime(hit.timeMs),
    hit.projectName,
    `session ${hit.session.slice(0, SHORT_ID_CHARS)}`,
    hit.agentId === undefined ? hit.field : `${hit.field} of a subagent`,
    ...(hit.isAbandoned ? ["rewound"] : []),
  ];
  const place = cutCells(oneLine(facts.join(" · ")), Math.max(SHORT_ID_CHARS, columns - command.length - 2));
  const lines = isTerminal ? wrapSnippet(hit.snippet, columns - INDENT.length) : [hit.snippet];
  const text = lines.map((line) => `${INDENT}${markWords(line, paint)}`).join("\n");
  return `${paint("cyan", command)}  ${paint("dim", place)}\n${text}`;
}

/** The lines that a terminal shows, each with its share of the marks. */
function wrapSnippet({ text, highlights }: Snippet, maxCells: number): Snippet[] {
  let from = 0;
  return wrapCells(text, maxCells).map((line) => {
    const start = Math.max(from, text.indexOf(line, from));
    from = start + line.length;
    const marks = highlights
      .map((mark) => ({
        ...mark,
        start: Math.max(0, mark.start - start),
        end: Math.min(line.length, mark.end - start),
      }))
      .filter((mark) => mark.start < mark.end);
    return { text: line, highlights: marks };
  });
}

function markWords({ text, highlights }: Snippet, paint: Paint): string {
  let marked = "";
  let from = 0;
  for (const { start, end } of highlights) {
    marked += `${text.slice(from, start)}${paint("yellow", paint("bold", text.slice(start, end)))}`;
    from = end;
  }
  return marked + text.slice(from);
}

export function hitsJson(query: string, result: ShownResult): Record<string, unknown> {
  return {
    v: 1,
    query,
    total_all: result.totalAll,
    total_some: result.totalSome,
    is_cut: result.isCut,
    hits: result.hits.map((hit) => ({
      turn: hit.turn,
      open: `logbook show ${hit.shortId}`,
      session: hit.session,
      sessions: hit.sessions,
      project: hit.projectName,
      time: new Date(hit.timeMs).toISOString(),
      kind: hit.kind,
      agent_id: hit.agentId,
      is_abandoned: hit.isAbandoned,
      has_all_words: hit.hasAllTerms,
      field: hit.field,
      snippet: hit.snippet.text,
      highlights: hit.snippet.highlights.map(({ start, end }) => [start, end]),
    })),
  };
}
