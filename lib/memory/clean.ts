/** What goes into a record is withheld first: a name becomes a file's name, and a body comes back into context for years. */
import type { Candidate, MemoryRecord } from "../contract/memory.ts";
import { withhold } from "../text/withhold.ts";

/** As a candidate comes from a model, its fields may be anything; the gates refuse those that are no texts. */
export function cleanCandidate(candidate: Candidate): Candidate {
  return { ...candidate, ...cleanTexts(candidate) };
}

export function cleanRecord(record: MemoryRecord): MemoryRecord {
  return { ...record, ...cleanTexts(record) };
}

type Texts = Pick<MemoryRecord, "name" | "description" | "body">;

function cleanTexts({ name, description, body }: Texts): Texts {
  return { name: clean(name), description: clean(description), body: clean(body) };
}

function clean(text: string): string {
  return typeof text === "string" ? withhold(text) : text;
}
