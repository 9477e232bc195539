/**
 * Freezes a small store as this version writes it under test/fixtures/formats/<version>/, which all later versions must
 * open: `node scripts/make-formats.mjs v2`. To be run once for each change of a format, before the change is released.
 */
import { register } from "tsx/esm/api";

register();
const { makeFormats } = await import("../test/formats/make-formats.ts");
process.stdout.write(`${await makeFormats(process.argv[2] ?? "")}\n`);
