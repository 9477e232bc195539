/**
 * A client settings file on disk: which one a scope means, its exact text, and its replacement. A link stays a link,
 * the file keeps its mode, and a change that somebody made meanwhile is never overwritten.
 */
import fs from "node:fs";
import { dirname, join, resolve } from "node:path";
import { errnoOf, LogbookError } from "../platform/errors.ts";
import { readFileIfPresent, syncDirectory, writeWhole } from "../platform/files.ts";
import { oddnessOf } from "../platform/odd-file.ts";
import { clientRoot, type Env } from "../platform/paths.ts";
import { findGit, projectOf } from "../platform/project.ts";
import { MAX_SETTINGS_BYTES, statIfPresent } from "../platform/regular-file.ts";

export type Scope = "user" | "project" | "local";

export interface SettingsFile {
  scope: Scope;
  /** As the client names it. */
  path: string;
  /** The file behind it; differs where `path` is a link. */
  target: string;
  /** Absent when there is no file. */
  text?: string;
}

/** Team settings are committed and read by others; the client makes its files like this too. */
const NEW_FILE_MODE = 0o644;

/** The folder whose `.claude` the client reads when it is started in `cwd`'s repository. */
export function projectFolder(cwd: string): string {
  return findGit(cwd)?.top ?? projectOf(cwd).root;
}

export function settingsPath(scope: Scope, place: { env: Env; project: string }): string {
  if (scope === "user") return join(clientRoot(place.env), "settings.json");
  return join(place.project, ".claude", scope === "project" ? "settings.json" : "settings.local.json");
}

export function readSettingsFile(scope: Scope, path: string): SettingsFile {
  const target = resolveLinks(path);
  const oddness = oddnessOf(target, MAX_SETTINGS_BYTES);
  if (oddness !== undefined) {
    throw new LogbookError("SETTINGS_INVALID", `${path} is ${oddness}`, {
      path,
      hint: "Put a file of settings in its place, or remove it; nothing was changed.",
    });
  }
  const bytes = readFileIfPresent(target, MAX_SETTINGS_BYTES);
  const file: SettingsFile = { scope, path, target };
  if (bytes === undefined) return file;
  const text = bytes.toString("utf8");
  if (!Buffer.from(text).equals(bytes)) {
    throw new LogbookError("SETTINGS_INVALID", `${path} is not UTF-8`, {
      path,
      hint: "Save it as UTF-8 and try again; nothing was changed.",
    });
  }
  return { ...file, text };
}

/** Replaces the file whole, or removes it when `text` is undefined. Throws when it is not as it was read. */
export function writeSettingsFile(file: SettingsFile, text: string | undefined): void {
  const now = readFileIfPresent(file.target)?.toString("utf8");
  if (now !== file.text) {
    throw new LogbookError("SETTINGS_INVALID", `${file.path} changed while it was being edited`, {
      path: file.path,
      hint: "Try again; nothing was changed.",
    });
  }
  if (text === undefined) fs.rmSync(file.target, { force: true });
  else replaceFile(file, text);
}

function replaceFile({ target, path }: SettingsFile, text: string): void {
  const mode = statIfPresent(target)?.mode;
  const temporary = `${target}.${process.pid}.logbook.tmp`;
  try {
    fs.mkdirSync(dirname(target), { recursive: true });
    const fd = fs.openSync(temporary, "wx", NEW_FILE_MODE);
    try {
      writeWhole(fd, Buffer.from(text));
      if (mode !== undefined) fs.fchmodSync(fd, mode & 0o7777);
      fs.fsyncSync(fd);
    } finally {
      fs.closeSync(fd);
    }
    fs.renameSync(temporary, target);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw new LogbookError("SETTINGS_INVALID", `write ${path}`, {
      cause: error,
      path,
      hint: "Nothing was changed.",
    });
  }
  syncDirectory(dirname(target));
}

/** What a link leads to, also where that is missing or is a link again. */
function resolveLinks(path: string): string {
  let target = path;
  // The limit of Linux for links in one look-up.
  for (let hops = 0; hops < 40; hops++) {
    let link: string;
    try {
      link = fs.readlinkSync(target);
    } catch (error) {
      const code = errnoOf(error);
      if (code === "ENOENT" || code === "EINVAL" || code === "ENOTDIR") return target;
      throw error;
    }
    target = resolve(dirname(target), link);
  }
  throw new LogbookError("SETTINGS_INVALID", `${path} is a link that leads in a circle`, { path });
}
