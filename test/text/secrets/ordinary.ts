/** Texts as people and programs write them, that hold no secret. In each file a line of two percent signs separates them. */
import fs from "node:fs";
import { join } from "node:path";

export interface OrdinaryText {
  group: string;
  text: string;
}

const FOLDER = join(import.meta.dirname, "ordinary");

export const ORDINARY: readonly OrdinaryText[] = fs
  .readdirSync(FOLDER)
  .sort()
  .flatMap((file) => {
    const texts = fs.readFileSync(join(FOLDER, file), "utf8").trimEnd().split("\n%%\n");
    return texts.map((text) => ({ group: file.replace(".txt", ""), text }));
  });
