/** How much may be printed at one event, all blocks together. */

/** The client spills a longer text into a file. */
export const MAX_EVENT_CHARS = 9_500;
