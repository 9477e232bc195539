/** Bounds of log line v1. Apart from the schema, so that the hooks that write lines need not load zod. */

/** Newline included. */
export const MAX_LINE_BYTES = 4096;
export const MAX_TARGET_CHARS = 200;
export const MAX_PROMPT_CHARS = 1000;
export const MAX_ERROR_CHARS = 300;
