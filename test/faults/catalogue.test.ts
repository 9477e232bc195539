/** docs/faults.md names a test for each known fault, or ARCHITECTURE.md says why it cannot occur here. */
import fs from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");
const read = (path: string): string => fs.readFileSync(join(ROOT, path), "utf8");

const rows = [...read("docs/faults.md").matchAll(/^\| ([FSQ]\d+) \| (.+) \| (.+) \|$/gm)].map(
  ([, id = "", , proofs = ""]) => ({
    id,
    proofs: proofs.split(", ").map((proof) => proof.replaceAll("`", "")),
  }),
);

/** Titles of tests and groups begin with the faults they are about: `"F34 Q28: ..."`. */
function titlesNameFault(path: string, id: string): boolean {
  return new RegExp(`["\`](?:[A-Z]-?\\d+ )*${id}(?: [A-Z]-?\\d+)*: `).test(read(path));
}

it("the page has every fault once", () => {
  expect(rows.length).toBeGreaterThan(70);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

it.each(rows)("$id is proved where the page says", ({ id, proofs }) => {
  for (const proof of proofs) {
    if (proof === "ARCHITECTURE.md")
      expect(read(proof)).toMatch(new RegExp(`^\\| [^|]*\\b${id}\\b[^|]* \\| .+ \\|$`, "m"));
    else expect(titlesNameFault(proof, id), `${proof} has a test named "${id}: ..."`).toBe(true);
  }
});
