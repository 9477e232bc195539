import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeFileInParts } from "../../lib/platform/write-parts.ts";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), "logbook-parts-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

async function* partsOf(texts: readonly string[], error?: Error): AsyncGenerator<string> {
  yield* texts;
  if (error !== undefined) throw error;
}

describe("writeFileInParts", () => {
  it("writes all parts under the name, for the owner alone, and counts bytes", async () => {
    const path = join(folder, "a.md");
    expect(await writeFileInParts(path, partsOf(["注文 ", "", "x".repeat(100_000)]))).toBe(100_007);
    expect(fs.readFileSync(path, "utf8")).toBe(`注文 ${"x".repeat(100_000)}`);
    expect(fs.statSync(path).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(folder)).toEqual(["a.md"]);
  });

  it("leaves what was there, and nothing else, when the parts end in an error", async () => {
    const path = join(folder, "a.md");
    fs.writeFileSync(path, "before");
    await expect(writeFileInParts(path, partsOf(["half"], new Error("stopped")))).rejects.toThrow("stopped");
    expect(fs.readFileSync(path, "utf8")).toBe("before");
    expect(fs.readdirSync(folder)).toEqual(["a.md"]);
  });

  it("keeps an empty file whole too", async () => {
    expect(await writeFileInParts(join(folder, "empty"), partsOf([]))).toBe(0);
    expect(fs.readFileSync(join(folder, "empty"), "utf8")).toBe("");
  });
});
