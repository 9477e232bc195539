/**
 * Overwrites places of a compressed segment: the members that hold them are made anew, the others stay byte for byte, damage
 * included. The file is replaced whole or not at all.
 */
import fs from "node:fs";
import { dirname } from "node:path";
import zlib from "node:zlib";
import { errnoOf, LogbookError } from "../platform/errors.ts";
import { openForWrite, syncDirectory, writeFileAtomic, writeWhole } from "../platform/files.ts";
import { openRegular, readRegular } from "../platform/regular-file.ts";
import { moveFile, removeFile } from "../platform/remove.ts";
import { applyMask } from "../text/mask.ts";
import type { ByteRange } from "../text/needle.ts";
import { makeMember } from "./compress.ts";
import { MEMBER_BYTES, type Member, readMember, readMembers } from "./gzip-member.ts";
import { temporaryPath } from "./segment.ts";

/** The ranges are of plain bytes, in order. */
export async function overwriteCompressed(
  path: string,
  plainBytes: number,
  ranges: readonly ByteRange[],
): Promise<void> {
  const temporary = temporaryPath(dirname(path));
  const file = openRegular(path);
  if (file === undefined) throw new LogbookError("RAW_UNREADABLE", `overwrite ${path}: it is gone`, { path });
  const source = file.fd;
  try {
    const fd = openForWrite(temporary, "wx");
    try {
      let next = 0;
      for (const member of readMembers(source, plainBytes)) {
        while (next < ranges.length && (ranges[next] as ByteRange).end <= member.start) next++;
        const own = ranges.slice(next, firstBehind(ranges, next, member.end));
        for (const bytes of own.length === 0
          ? [readCompressed(source, member)]
          : await maskMember(source, member, own))
          writeWhole(fd, bytes);
      }
      fs.fsyncSync(fd);
    } finally {
      fs.closeSync(fd);
    }
    moveFile(temporary, path);
    syncDirectory(dirname(path));
  } catch (error) {
    removeFile(temporary);
    throw error;
  } finally {
    fs.closeSync(source);
  }
}

function firstBehind(ranges: readonly ByteRange[], from: number, end: number): number {
  let at = from;
  while (at < ranges.length && (ranges[at] as ByteRange).start < end) at++;
  return at;
}

function readCompressed(source: number, { offset, bytes }: Member): Buffer {
  const compressed = Buffer.allocUnsafe(bytes);
  return compressed.subarray(0, fs.readSync(source, compressed, 0, bytes, offset));
}

async function maskMember(source: number, member: Member, ranges: readonly ByteRange[]): Promise<Buffer[]> {
  const plain = readMember(source, member);
  applyMask(plain, ranges, member.start);
  return makeMembers(plain);
}

/** A file that others compressed is one member, of any size. */
async function makeMembers(plain: Buffer): Promise<Buffer[]> {
  const made: Buffer[] = [];
  for (let at = 0; at < plain.length; at += MEMBER_BYTES)
    made.push(await makeMember(plain.subarray(at, at + MEMBER_BYTES)));
  return made;
}

/** Far above any segment. */
const MAX_PLAIN_BYTES = 512 * 1024 * 1024;

/** What can be read of a compressed file that is no segment any more; nothing of what is none. */
export function readGzip(bytes: Buffer): Buffer {
  try {
    const finishFlush = zlib.constants.Z_SYNC_FLUSH;
    return zlib.gunzipSync(bytes, { finishFlush, maxOutputLength: MAX_PLAIN_BYTES });
  } catch (error) {
    const code = errnoOf(error) ?? "";
    if (code.startsWith("Z_") || code === "ERR_BUFFER_TOO_LARGE") return Buffer.alloc(0);
    throw error;
  }
}

/** What could not be read of it is gone afterwards. */
export async function overwriteGzip(path: string, ranges: readonly ByteRange[]): Promise<void> {
  const plain = readGzip(readRegular(path, MAX_PLAIN_BYTES) ?? Buffer.alloc(0));
  applyMask(plain, ranges);
  writeFileAtomic(path, Buffer.concat(await makeMembers(plain)));
}
