/** What a model may answer, as checked shapes, and the JSON Schemas that say the same to the model. */
import * as z from "zod/mini";
import { MEMORY_TYPES } from "./memory.ts";

/** More than this from a few turns is a transcript, not memories. */
export const MAX_PROPOSED = 20;
/** The most that one batch of a consolidation may hand back, enforced and not only asked for. */
export const MAX_CONSOLIDATED = 30;

const proposedSchema = z.strictObject({
  name: z.string(),
  type: z.enum(MEMORY_TYPES),
  scope: z.enum(["persistent", "current_task"]),
  description: z.string(),
  body: z.string(),
  quote: z.string(),
  expires: z.optional(z.nullable(z.string())),
});

export const extractionReplySchema = z.strictObject({
  memories: z.array(proposedSchema).check(z.maxLength(MAX_PROPOSED)),
});

const consolidatedSchema = z.strictObject({
  name: z.string(),
  type: z.enum(MEMORY_TYPES),
  description: z.string(),
  body: z.string(),
  /** Names of the records of the batch that this one stands for. */
  from: z.array(z.string()).check(z.minLength(1)),
});

export const consolidationReplySchema = z.strictObject({
  records: z.array(consolidatedSchema).check(z.maxLength(MAX_CONSOLIDATED)),
});

export type ExtractionReply = z.infer<typeof extractionReplySchema>;
export type ConsolidationReply = z.infer<typeof consolidationReplySchema>;

/** The reply where it fits the schema, else undefined. */
export function fitReply<T>(schema: z.ZodMiniType<T>, value: unknown): T | undefined {
  const result = schema.safeParse(value);
  return result.success ? result.data : undefined;
}

const text = { type: "string" } as const;
const type = { type: "string", enum: MEMORY_TYPES } as const;

function object(properties: Record<string, unknown>, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", additionalProperties: false, required, properties };
}

export const EXTRACTION_JSON_SCHEMA = object({
  memories: {
    type: "array",
    maxItems: MAX_PROPOSED,
    items: object(
      {
        name: text,
        type,
        scope: { type: "string", enum: ["persistent", "current_task"] },
        description: text,
        body: text,
        quote: text,
        expires: { type: ["string", "null"] },
      },
      ["expires"],
    ),
  },
});

export const CONSOLIDATION_JSON_SCHEMA = object({
  records: {
    type: "array",
    maxItems: MAX_CONSOLIDATED,
    items: object({
      name: text,
      type,
      description: text,
      body: text,
      from: { type: "array", items: text, minItems: 1 },
    }),
  },
});
