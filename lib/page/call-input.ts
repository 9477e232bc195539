/** A tool's input as a page shows it: its fields one by one, and what it changed in a file as text before and after. */
import { isObject, type JsonObject, parseJsonObject } from "../text/parse-json.ts";
import { withhold } from "../text/withhold.ts";
import type { TextCollector } from "./bound-texts.ts";
import type { PageEdit, PageField } from "./shape.ts";

export interface CallInput {
  fields: PageField[];
  edits: PageEdit[];
}

/** Fields that a diff shows. */
const EDIT_FIELDS = new Set(["old_string", "new_string", "edits", "content", "new_source"]);

/** `input` is JSON, or what is left of it after a cut. */
export function deriveCallInput(tool: string, input: string, texts: TextCollector): CallInput {
  // Redacted whole first: a name beside its value tells more than the value alone.
  const clean = withhold(input);
  const parsed = parseJsonObject(clean);
  if (parsed === undefined) {
    return { fields: clean === "" ? [] : [field("input", clean, texts)], edits: [] };
  }
  const edits = listEdits(tool, parsed);
  const shown = Object.entries(parsed).filter(([name]) => edits.length === 0 || !EDIT_FIELDS.has(name));
  return {
    fields: shown.map(([name, value]) => field(name, textOf(value), texts)),
    edits: edits.map(([before, after]) => ({
      before: texts.add(withhold(before), "input"),
      after: texts.add(withhold(after), "input"),
    })),
  };
}

function field(name: string, value: string, texts: TextCollector): PageField {
  return { name: withhold(name), value: texts.add(withhold(value), "input") };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

function listEdits(tool: string, input: JsonObject): [before: string, after: string][] {
  switch (tool) {
    case "Edit":
      return editOf(input);
    case "MultiEdit":
      return Array.isArray(input["edits"]) ? input["edits"].filter(isObject).flatMap(editOf) : [];
    case "Write":
      return typeof input["content"] === "string" ? [["", input["content"]]] : [];
    case "NotebookEdit":
      return typeof input["new_source"] === "string" ? [["", input["new_source"]]] : [];
    default:
      return [];
  }
}

function editOf(input: JsonObject): [before: string, after: string][] {
  const { old_string: before, new_string: after } = input;
  return typeof before === "string" && typeof after === "string" ? [[before, after]] : [];
}
