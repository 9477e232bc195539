/** Reads a client settings file for editing: JSON with comments, in the shape the client expects, or a refusal with its place. */
import {
  createScanner,
  type Node,
  type ParseError,
  parse,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { LogbookError } from "../platform/errors.ts";
import type { JsonPath } from "./json-edit.ts";

/** A UTF-8 mark at the start is no JSON; whoever edits puts it back. */
const BYTE_ORDER_MARK = "\ufeff";
const PARSE_OPTIONS = { allowTrailingComma: true };
/** The client's own settings are five deep. */
const MAX_DEPTH = 100;

/** The scanner's tokens: its own names for them are a const enum, which is not there at run time. */
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET, END_OF_FILE] = [1, 2, 3, 4, 17];

/** The settings as a value; refuses, with line and column, what cannot be edited safely. */
export function parseSettings(text: string, path: string): Record<string, unknown> {
  const { body } = splitMark(text);
  refuseDepth(body, path);
  const errors: ParseError[] = [];
  const root = parseTree(body, errors, PARSE_OPTIONS);
  const first = errors[0];
  if (first !== undefined)
    throw invalid(path, body, first.offset, spellOut(printParseErrorCode(first.error)));
  if (root?.type !== "object") throw invalid(path, body, root?.offset ?? 0, "an object is expected");
  refuseShape(body, root, path);
  return parse(body, [], PARSE_OPTIONS) as Record<string, unknown>;
}

/** The value of a text known to be good, comments and trailing commas allowed. */
export function readJson(text: string): unknown {
  return parse(text, [], PARSE_OPTIONS);
}

export function valueAt(value: unknown, path: JsonPath): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string | number, unknown>)[key];
  }
  return at;
}

export function splitMark(text: string): { mark: string; body: string } {
  return text.startsWith(BYTE_ORDER_MARK)
    ? { mark: BYTE_ORDER_MARK, body: text.slice(1) }
    : { mark: "", body: text };
}

/** The parser calls itself at every level, and is at its end after some thousand. */
function refuseDepth(body: string, path: string): void {
  const scanner = createScanner(body, true);
  let depth = 0;
  for (let token = scanner.scan(); token !== END_OF_FILE; token = scanner.scan()) {
    if (token === OPEN_BRACE || token === OPEN_BRACKET) depth += 1;
    if (token === CLOSE_BRACE || token === CLOSE_BRACKET) depth -= 1;
    if (depth > MAX_DEPTH)
      throw invalid(path, body, scanner.getTokenOffset(), `nested more than ${MAX_DEPTH} deep`);
  }
}

/** What we edit must have the shape the client reads; of a doubled key the client reads only the last. */
function refuseShape(body: string, root: Node, path: string): void {
  refuseDoubledKeys(body, root, { path, names: ["hooks", "permissions"] });
  const hooks = refuseUnless(body, memberOf(root, "hooks"), { type: "object", name: "hooks", path });
  for (const property of hooks?.children ?? []) {
    const [key, value] = property.children ?? [];
    refuseUnless(body, value, { type: "array", name: `hooks.${key?.value}`, path });
  }
  const permissions = refuseUnless(body, memberOf(root, "permissions"), {
    type: "object",
    name: "permissions",
    path,
  });
  for (const list of ["allow", "deny"]) {
    if (permissions)
      refuseUnless(body, memberOf(permissions, list), { type: "array", name: `permissions.${list}`, path });
  }
  for (const node of [hooks, permissions]) if (node) refuseDoubledKeys(body, node, { path });
}

function memberOf(node: Node, name: string): Node | undefined {
  return node.children?.find((property) => property.children?.[0]?.value === name)?.children?.[1];
}

function refuseUnless(
  body: string,
  node: Node | undefined,
  expected: { type: "object" | "array"; name: string; path: string },
): Node | undefined {
  if (node === undefined || node.type === expected.type) return node;
  const article = expected.type === "array" ? "an array" : "an object";
  throw invalid(expected.path, body, node.offset, `"${expected.name}" should be ${article}`);
}

function refuseDoubledKeys(body: string, node: Node, only: { path: string; names?: string[] }): void {
  const seen = new Set<string>();
  for (const property of node.children ?? []) {
    const name = String(property.children?.[0]?.value);
    if (only.names !== undefined && !only.names.includes(name)) continue;
    if (seen.has(name))
      throw invalid(only.path, body, property.offset, `the key "${name}" stands here a second time`);
    seen.add(name);
  }
}

function invalid(path: string, body: string, offset: number, what: string): LogbookError {
  const before = body.slice(0, offset).split("\n");
  const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
  return new LogbookError("SETTINGS_INVALID", `${path}, ${place}: ${what}`, {
    path,
    byteOffset: Buffer.byteLength(body.slice(0, offset)),
    hint: "Correct the file and try again; nothing was changed.",
  });
}

/** "CommaExpected" -> "comma expected". */
function spellOut(code: string): string {
  return code.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
}
