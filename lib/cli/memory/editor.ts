/** Lets the user edit a text in their own editor. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LogbookError } from "../../platform/errors.ts";
import type { Env } from "../../platform/paths.ts";

/** The text as the user left it, or undefined when nothing was changed. */
export function editText(env: Env, text: string): string | undefined {
  const editor = env["VISUAL"] || env["EDITOR"];
  if (!editor) {
    throw new LogbookError("USAGE", "no editor is set", {
      hint: "Set EDITOR, or give the text with --body",
    });
  }
  const folder = fs.mkdtempSync(join(tmpdir(), "logbook-edit-"));
  try {
    const path = join(folder, "memory.md");
    fs.writeFileSync(path, text, { mode: 0o600 });
    // Editors are set with arguments ("code --wait"), which only a shell takes apart.
    const { status } = spawnSync(`${editor} "${path}"`, { shell: true, stdio: "inherit", env: { ...env } });
    if (status !== 0)
      throw new LogbookError("USAGE", `${editor} ended with ${status ?? "a signal"}`, {
        hint: "Nothing was changed",
      });
    const edited = fs.readFileSync(path, "utf8");
    return edited === text ? undefined : edited;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
