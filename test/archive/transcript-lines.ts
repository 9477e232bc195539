/** Writes transcript lines for tests: a conversation told in a few words. */

type Line = Record<string, unknown>;

/** A readable uuid: the number stands at both ends, so that short forms differ too. */
export function uuid(n: number): string {
  const hex = n.toString(16);
  return `${hex.padStart(8, "0")}-0000-4000-8000-${hex.padStart(12, "0")}`;
}

export const START_MS = Date.UTC(2026, 0, 5, 9);

export interface Talk {
  /** Lines so far. */
  lines: string[];
  bytes(): Buffer;
  prompt(text: string, fields?: Line): string;
  answer(text: string, fields?: Line): string;
  tool(name: string, input: Line, output: string, fields?: Line): string;
  /** Any entry; gives its uuid. Its parent is the one before, unless `fields` says otherwise. */
  entry(type: string, fields: Line): string;
  raw(line: string): void;
}

/** `first` is the number of the first uuid. Entries are a second apart. */
export function createTalk(first: number, options: { startMs?: number; fields?: Line } = {}): Talk {
  const lines: string[] = [];
  let count = 0;
  let parent: string | null = null;
  const { startMs = START_MS, fields: common = {} } = options;
  const talk: Talk = {
    lines,
    bytes: () => Buffer.from(lines.map((line) => `${line}\n`).join("")),
    entry(type, fields) {
      const id = uuid(first + count);
      const timestamp = new Date(startMs + count * 1000).toISOString();
      count++;
      lines.push(JSON.stringify({ parentUuid: parent, type, uuid: id, timestamp, ...common, ...fields }));
      parent = (fields["uuid"] as string | undefined) ?? id;
      return parent;
    },
    prompt: (text, fields = {}) =>
      talk.entry("user", { message: { role: "user", content: text }, ...fields }),
    answer: (text, fields = {}) =>
      talk.entry("assistant", {
        message: {
          id: `msg-${first}-${count}`,
          model: "model-x",
          stop_reason: "end_turn",
          usage: { input_tokens: 10, output_tokens: 5 },
          content: [{ type: "text", text }],
        },
        ...fields,
      }),
    tool(name, input, output, fields = {}) {
      const id = `call-${first}-${count}`;
      talk.entry("assistant", {
        message: { id: `msg-${id}`, content: [{ type: "tool_use", id, name, input }] },
        ...fields,
      });
      return talk.entry("user", {
        message: { content: [{ type: "tool_result", tool_use_id: id, content: output }] },
        ...fields,
      });
    },
    raw: (line) => void lines.push(line),
  };
  return talk;
}
