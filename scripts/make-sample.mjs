/**
 * Makes demo/ anew: the real client plays the scripted story of test/e2e/sample/, and its transcripts are scrubbed.
 * Needs the client that `npm run test:e2e` fetches, and no account. Look through the result before committing it.
 */
import { register } from "tsx/esm/api";

register();
const { makeSample } = await import("../test/e2e/sample/make-sample.ts");
await makeSample();
