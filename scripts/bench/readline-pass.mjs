/** What import is measured against: every transcript of a folder through readline and JSON.parse, nothing else. */
import fs from "node:fs";
import { join } from "node:path";
import readline from "node:readline";

let lines = 0;
for (const name of fs.readdirSync(process.argv[2], { recursive: true })) {
  if (!name.endsWith(".jsonl")) continue;
  const input = fs.createReadStream(join(process.argv[2], name));
  for await (const line of readline.createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line !== "") JSON.parse(line);
    lines++;
  }
}
console.log(lines);
