/** A process that copies (and, asked to, compresses) until it is killed: `copy-loop.ts <raw dir> <source> <mode>`. */
import { compressSegments } from "../../lib/raw/compress.ts";
import { copyNewBytes } from "../../lib/raw/flush.ts";
import { copyNewBytesVerified } from "../../lib/raw/flush-verified.ts";
import { generationPath } from "../../lib/raw/segment.ts";

const [rawDir = "", source = "", mode = "turns"] = process.argv.slice(2);
const request = { rawDir, stream: "main", source, clock: Date.now };
const dir = generationPath(rawDir, "main", 1);

async function step(): Promise<void> {
  if (mode === "once") copyNewBytes(request);
  else if (mode === "verified") await copyNewBytesVerified(request);
  else copyNewBytes({ ...request, maxBytes: 1 + Math.floor(Math.random() * 60_000) });
  if (mode === "compress") await compressSegments({ dir, unchangedSinceMs: Number.POSITIVE_INFINITY });
}

process.stdout.write("ready\n");
do await step();
while (mode !== "once");
