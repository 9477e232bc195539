import { join } from "node:path";
import { createFixture } from "fs-fixture";
import { describe, expect, it } from "vitest";
import { readFirstCwd, readTranscriptCwd } from "../../lib/raw/first-cwd.ts";
import { copyNewBytes } from "../../lib/raw/flush.ts";

const entry = (cwd: string) =>
  JSON.stringify({ type: "user", message: { content: 'say "cwd":"/not/this"' }, cwd });

describe.each([
  ["the first entry's", `{"type":"mode"}\n${entry("/home/dev/a")}\n${entry("/home/dev/b")}\n`, "/home/dev/a"],
  ["one with quotes and CJK in it", `${entry('/home/dév/"項目"\\x')}\n`, '/home/dév/"項目"\\x'],
  ["one behind a snapshot", `{"type":"x","pad":"${"x".repeat(300_000)}"}\n${entry("/far")}\n`, "/far"],
  ["none where no entry has one", '{"type":"mode"}\n', undefined],
  ["none where it is cut off", '{"cwd":"/home/de', undefined],
  ["none where it is no string JSON knows", '{"cwd":"\\q"}\n', undefined],
  ["none in an empty file", "", undefined],
])("the folder a session began in: %s", (_name, text, cwd) => {
  it("is read from the transcript and from its copy", async () => {
    await using fixture = await createFixture({ "t.jsonl": text });
    const source = join(fixture.path, "t.jsonl");
    const rawDir = join(fixture.path, "raw");
    copyNewBytes({ rawDir, stream: "main", source, clock: Date.now });
    expect(readTranscriptCwd(source)).toBe(cwd);
    expect(readFirstCwd(rawDir)).toBe(cwd);
  });
});
