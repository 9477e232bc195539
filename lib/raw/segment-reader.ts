/**
 * Reads one segment at any position, plain or compressed, opening it on first use.
 * Invariant: never throws for a damaged or vanished file; it says from where on reading may go on.
 */
import fs from "node:fs";
import { errnoOf, LogbookError } from "../platform/errors.ts";
import { openRegular } from "../platform/regular-file.ts";
import { type Member, readMember, readMembers } from "./gzip-member.ts";
import type { Segment } from "./segment.ts";

/** Bytes from the position asked for, valid until the next read; or where to try next, and why. */
export type Piece = { bytes: Buffer } | { resume: number; error: LogbookError };

export interface SegmentReader {
  end: number;
  read(position: number): Piece;
  close(): void;
}

/** Large enough that a call costs nothing beside the copy, small enough to stay in the processor's cache. */
const CHUNK_BYTES = 256 * 1024;

export function openSegment(segment: Segment): SegmentReader {
  let opened: Opened | undefined;
  return {
    end: segment.end,
    read(position) {
      try {
        opened ??= open(segment);
        const bytes = opened.read(position);
        if (bytes.length > 0) return { bytes };
        return { resume: segment.end, error: unreadable(segment, position, "it ends too early") };
      } catch (error) {
        const resume = opened?.resumeAfter(position) ?? segment.end;
        return { resume, error: unreadable(segment, position, errnoOf(error) ?? "damaged", error) };
      }
    },
    close() {
      opened?.close();
      opened = undefined;
    },
  };
}

interface Opened {
  read(position: number): Buffer;
  /** Where the part that holds `position` ends: beyond it the segment may be sound. */
  resumeAfter(position: number): number;
  close(): void;
}

/** The worker may compress a segment between listing and opening: its twin then holds the same bytes. */
function open(segment: Segment): Opened {
  const twin = segment.isCompressed ? segment.path.slice(0, -".gz".length) : `${segment.path}.gz`;
  try {
    return segment.isCompressed ? openCompressed(segment, segment.path) : openPlain(segment, segment.path);
  } catch (error) {
    if (errnoOf(error) !== "ENOENT" || !fs.existsSync(twin)) throw error;
    return segment.isCompressed ? openPlain(segment, twin) : openCompressed(segment, twin);
  }
}

/** Throws ENOENT also where something else than a file has the name: it holds nothing of the transcript. */
function openCopy(path: string): number {
  const file = openRegular(path);
  if (file !== undefined) return file.fd;
  throw Object.assign(new Error(`ENOENT: no regular file ${path}`), { code: "ENOENT" });
}

function openPlain(segment: Segment, path: string): Opened {
  const fd = openCopy(path);
  const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, segment.end - segment.start));
  return {
    read(position) {
      const wanted = Math.min(buffer.length, segment.end - position);
      return buffer.subarray(0, fs.readSync(fd, buffer, 0, wanted, position - segment.start));
    },
    resumeAfter: (position) => Math.min(segment.end, position + CHUNK_BYTES),
    close: () => fs.closeSync(fd),
  };
}

function openCompressed(segment: Segment, path: string): Opened {
  const fd = openCopy(path);
  let members: Member[];
  try {
    members = readMembers(fd, segment.end - segment.start);
  } catch (error) {
    fs.closeSync(fd);
    throw error;
  }
  let current: { member: Member; bytes: Buffer } | undefined;
  const memberAt = (offset: number): Member | undefined =>
    members.find((member) => member.start <= offset && offset < member.end);
  return {
    read(position) {
      const offset = position - segment.start;
      const member = memberAt(offset);
      if (member === undefined) return Buffer.alloc(0);
      if (current?.member !== member) current = { member, bytes: readMember(fd, member) };
      return current.bytes.subarray(offset - member.start);
    },
    resumeAfter: (position) =>
      segment.start + (memberAt(position - segment.start)?.end ?? segment.end - segment.start),
    close: () => fs.closeSync(fd),
  };
}

function unreadable(segment: Segment, position: number, reason: string, cause?: unknown): LogbookError {
  return new LogbookError("RAW_UNREADABLE", `read raw segment ${segment.path}: ${reason}`, {
    path: segment.path,
    byteOffset: position,
    ...(cause === undefined ? {} : { cause }),
  });
}
