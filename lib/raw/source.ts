/** The transcript being copied. Invariant: a path that cannot be read fails with its own code and name, and never blocks. */
import fs from "node:fs";
import { errnoOf, LogbookError } from "../platform/errors.ts";
import { openRegular } from "../platform/regular-file.ts";

export interface Source {
  fd: number;
  path: string;
  /** When it was last measured: what is appended later belongs to the next copy. */
  size: number;
}

export function openSource(path: string): Source {
  if (path === "")
    throw new LogbookError("TRANSCRIPT_MISSING", "copy transcript: the path is empty", { path });
  try {
    const file = openRegular(path);
    if (file !== undefined) return { ...file, path };
  } catch (error) {
    throw sourceError(path, error);
  }
  throw fs.existsSync(path)
    ? new LogbookError("TRANSCRIPT_UNREADABLE", `copy transcript: ${path} is not a file`, { path })
    : new LogbookError("TRANSCRIPT_MISSING", `copy transcript: there is no ${path}`, { path });
}

/** Measures the file again. */
export function remeasure(source: Source): void {
  source.size = fs.fstatSync(source.fd).size;
}

export function closeSource(source: Source): void {
  fs.closeSync(source.fd);
}

/** Fills as much of `buffer` as the file holds from `position` on; less than all of it only at the end. */
export function readAt(source: Source, buffer: Buffer, position: number): Buffer {
  let filled = 0;
  try {
    while (filled < buffer.length) {
      const read = fs.readSync(source.fd, buffer, filled, buffer.length - filled, position + filled);
      if (read === 0) break;
      filled += read;
    }
  } catch (error) {
    throw sourceError(source.path, error);
  }
  return buffer.subarray(0, filled);
}

export function sourceError(path: string, error: unknown): LogbookError {
  if (error instanceof LogbookError) return error;
  const code = errnoOf(error);
  const isMissing = code === "ENOENT" || code === "ENOTDIR";
  return isMissing
    ? new LogbookError("TRANSCRIPT_MISSING", `copy transcript: there is no ${path}`, { path, cause: error })
    : new LogbookError(
        "TRANSCRIPT_UNREADABLE",
        `copy transcript: read ${path} (${code ?? "unknown error"})`,
        {
          path,
          cause: error,
        },
      );
}
