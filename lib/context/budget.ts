/** How much may be printed at one event, all blocks together. */

/** SPEC 7: the client spills a longer text into a file. */
export const MAX_EVENT_CHARS = 9_500;
