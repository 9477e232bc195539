/**
 * Edits of a JSON text with comments that leave every other byte alone: insert a member at the end, replace a
 * value, remove a member. New text takes on the file's own indentation and line ends.
 */
import { applyEdits, createScanner, type Edit, findNodeAtLocation, type Node, parseTree } from "jsonc-parser";

export type JsonPath = (string | number)[];
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

const COMMA_TOKEN = 5;
const PARSE_OPTIONS = { allowTrailingComma: true };

export interface TextStyle {
  eol: string;
  indent: string;
}

/** The line end and the indentation unit in use; two spaces and "\n" where the text shows none. */
export function deriveStyle(text: string): TextStyle {
  const indent = /^[ \t]+(?=["{[])/m.exec(text)?.[0];
  return { eol: text.includes("\r\n") ? "\r\n" : "\n", indent: indent ?? "  " };
}

/** Puts `value` at the end of the object or array at `path`; `key` is for objects. */
export function insertMember(text: string, path: JsonPath, member: Member): string {
  const container = requireNode(text, path);
  const isEmpty = container.children === undefined || container.children.length === 0;
  // A list on one line stays on one line; so does a whole file that is one line, unless it is still empty.
  const staysInline = isEmpty ? path.length > 0 && !text.trim().includes("\n") : isInline(text, container);
  return staysInline ? insertInline(text, container, member) : insertLine(text, container, member);
}

interface Member {
  key?: string;
  value: JsonValue;
}

function insertInline(text: string, container: Node, member: Member): string {
  const gap = gapOf(text);
  const label = member.key === undefined ? "" : `${JSON.stringify(member.key)}:${gap}`;
  const body = label + renderInline(member.value, gap);
  const last = container.children?.at(-1);
  return last === undefined
    ? applyEdits(text, [{ offset: container.offset + 1, length: 0, content: body }])
    : applyEdits(text, [{ offset: endOf(last), length: 0, content: `,${gap}${body}` }]);
}

function insertLine(text: string, container: Node, member: Member): string {
  const style = deriveStyle(text);
  const outer = indentBefore(text, container.offset);
  const inner = outer + style.indent;
  const label = member.key === undefined ? "" : `${JSON.stringify(member.key)}: `;
  const body = style.eol + inner + label + renderBlock(member.value, inner, style);
  const close = endOf(container) - 1;
  const last = container.children?.at(-1);
  if (last === undefined) {
    const start = endOfContent(text, container.offset + 1, close);
    return applyEdits(text, [{ offset: start, length: close - start, content: body + style.eol + outer }]);
  }
  const at = endOfContent(text, endOf(last), close);
  if (findComma(text, endOf(last), close) !== undefined) {
    return applyEdits(text, [{ offset: at, length: 0, content: body }]);
  }
  // The comma follows the old last member, the new line any comment beside it.
  const between = text.slice(endOf(last), at);
  return applyEdits(text, [{ offset: endOf(last), length: between.length, content: `,${between}${body}` }]);
}

export function replaceValue(text: string, path: JsonPath, value: JsonValue): string {
  const node = requireNode(text, path);
  const style = deriveStyle(text);
  const content = text.includes("\n")
    ? renderBlock(value, indentBefore(text, node.offset), style)
    : renderInline(value, gapOf(text));
  return applyEdits(text, [{ offset: node.offset, length: node.length, content }]);
}

/** Takes out an array element or a property with its comma and its line; comments beside it stay. */
export function removeMember(text: string, path: JsonPath): string {
  const container = requireNode(text, path.slice(0, -1));
  const children = container.children ?? [];
  const value = requireNode(text, path);
  const index = children.findIndex((child) => child.offset <= value.offset && endOf(child) >= endOf(value));
  const node = children[index];
  if (node === undefined) return text;
  const previous = children[index - 1];
  const next = children[index + 1];
  const commaAfter = findComma(text, endOf(node), next?.offset ?? endOf(container) - 1);
  const commaBefore = previous && findComma(text, endOf(previous), node.offset);
  const end = commaAfter === undefined ? endOf(node) : commaAfter + 1;
  const edits: Edit[] = [widenToLine(text, { start: node.offset, end, isFirst: previous === undefined })];
  // The last member leaves: the comma that led to it goes too.
  if (commaAfter === undefined && commaBefore !== undefined) {
    edits.unshift({ offset: commaBefore, length: 1, content: "" });
  }
  return applyEdits(text, edits);
}

/** The deletion of [start, end) with the blanks before it, and with its line break where it stands on its own line. */
function widenToLine(text: string, stretch: { start: number; end: number; isFirst: boolean }): Edit {
  let { start, end } = stretch;
  while (isBlank(text[start - 1])) start--;
  if (text[start - 1] === "\n") start -= text[start - 2] === "\r" ? 2 : 1;
  else if (stretch.isFirst) while (isBlank(text[end])) end++;
  return { offset: start, length: end - start, content: "" };
}

function requireNode(text: string, path: JsonPath): Node {
  const root = parseTree(text, [], PARSE_OPTIONS);
  const node = root && findNodeAtLocation(root, path);
  if (node === undefined) throw new RangeError(`edit JSON: nothing at ${path.join(".")}`);
  return node;
}

function endOf(node: Node): number {
  return node.offset + node.length;
}

function isBlank(char: string | undefined): boolean {
  return char === " " || char === "\t";
}

function isInline(text: string, node: Node): boolean {
  return !text.slice(node.offset, endOf(node)).includes("\n");
}

/** Whitespace at the start of the line that holds `offset`. */
function indentBefore(text: string, offset: number): string {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? "";
}

/** The offset behind the last non-blank character in [from, to): behind any comment that stands there. */
function endOfContent(text: string, from: number, to: number): number {
  return from + text.slice(from, to).trimEnd().length;
}

function findComma(text: string, from: number, to: number): number | undefined {
  const scanner = createScanner(text, true);
  scanner.setPosition(from);
  const token = scanner.scan() as number;
  return token === COMMA_TOKEN && scanner.getTokenOffset() < to ? scanner.getTokenOffset() : undefined;
}

/** The space a one-line text puts behind its colons and commas, if any. */
function gapOf(text: string): string {
  return /[,:] /.test(text) ? " " : "";
}

function renderBlock(value: JsonValue, indent: string, style: TextStyle): string {
  return JSON.stringify(value, null, style.indent).replaceAll("\n", style.eol + indent);
}

function renderInline(value: JsonValue, gap: string): string {
  if (Array.isArray(value)) return `[${value.map((item) => renderInline(item, gap)).join(`,${gap}`)}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).map(
      ([key, item]) => `${JSON.stringify(key)}:${gap}${renderInline(item, gap)}`,
    );
    return `{${members.join(`,${gap}`)}}`;
  }
  return JSON.stringify(value);
}
