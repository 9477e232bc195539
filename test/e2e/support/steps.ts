/** Scripted steps that answer to what the model was just shown. */

import { bash, type Step, use } from "./api-reply.ts";
import { requestText } from "./scripted-api.ts";

const POINTERS = /logbook show [0-9a-f]{8,}/g;

/** The model follows the pointer it was given last; says so when it was given none. */
export const followPointer: Step = (body) => {
  const pointer = requestText(body).match(POINTERS)?.at(-1);
  return pointer === undefined ? { text: "I was shown no pointer." } : use(bash(pointer));
};

export const searchFor = (words: string): Step => use(bash(`logbook search ${words}`));
