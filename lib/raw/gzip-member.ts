/**
 * Compressed segments are gzip files of many members, one per MiB of transcript, each with its lengths in the header's extra
 * field: any gunzip reads them, and our reader inflates only the member it needs. A gzip file without the field is one member.
 */
import fs from "node:fs";

export interface Member {
  /** Range of plain bytes, from the start of the segment. */
  start: number;
  end: number;
  /** Place in the file. */
  offset: number;
  bytes: number;
}

/** Bounds memory: one member is inflated at a time. */
export const MEMBER_BYTES = 1024 * 1024;

const HEADER_BYTES = 10;
const FLAGS_AT = 3;
const HAS_EXTRA = 0x04;
/** Length of the field, two letters, length of the data, then compressed and plain bytes as 32-bit numbers. */
const EXTRA_BYTES = 2 + 2 + 2 + 4 + 4;
const EXTRA_DATA_BYTES = 8;
const FIELD_NAME = "LB";

/** A gzip member (as zlib writes it, without an extra field) with its lengths put in. */
export function markMember(gzipped: Buffer, plainBytes: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + EXTRA_BYTES);
  gzipped.copy(header, 0, 0, HEADER_BYTES);
  header[FLAGS_AT] = HAS_EXTRA;
  let at = header.writeUInt16LE(EXTRA_BYTES - 2, HEADER_BYTES);
  at += header.write(FIELD_NAME, at, "latin1");
  at = header.writeUInt16LE(EXTRA_DATA_BYTES, at);
  at = header.writeUInt32LE(gzipped.length + EXTRA_BYTES, at);
  header.writeUInt32LE(plainBytes, at);
  return Buffer.concat([header, gzipped.subarray(HEADER_BYTES)]);
}

/** Finds the members by hopping from header to header. */
export function readMembers(fd: number, plainBytes: number): Member[] {
  const { size } = fs.fstatSync(fd);
  const members: Member[] = [];
  let offset = 0;
  let start = 0;
  while (offset < size) {
    const lengths = readLengths(fd, offset);
    if (lengths === undefined) {
      // Not ours, or damaged from here on: the rest is one member.
      members.push({ start, end: plainBytes, offset, bytes: size - offset });
      break;
    }
    members.push({ start, end: start + lengths.plain, offset, bytes: lengths.compressed });
    offset += lengths.compressed;
    start += lengths.plain;
  }
  return members;
}

function readLengths(fd: number, offset: number): { compressed: number; plain: number } | undefined {
  const header = Buffer.alloc(HEADER_BYTES + EXTRA_BYTES);
  if (fs.readSync(fd, header, 0, header.length, offset) < header.length) return undefined;
  const isGzip = header[0] === 0x1f && header[1] === 0x8b && header[FLAGS_AT] === HAS_EXTRA;
  const name = header.toString("latin1", HEADER_BYTES + 2, HEADER_BYTES + 4);
  if (!isGzip || name !== FIELD_NAME) return undefined;
  const compressed = header.readUInt32LE(HEADER_BYTES + 6);
  const plain = header.readUInt32LE(HEADER_BYTES + 10);
  return compressed > header.length && plain > 0 && plain <= MEMBER_BYTES ? { compressed, plain } : undefined;
}

export function readMember(fd: number, member: Member): Buffer {
  const compressed = Buffer.allocUnsafe(member.bytes);
  const read = fs.readSync(fd, compressed, 0, member.bytes, member.offset);
  // Loaded on demand: hooks read only what they have just copied, which is plain.
  const zlib = process.getBuiltinModule("node:zlib");
  const plainBytes = member.end - member.start;
  return zlib.gunzipSync(compressed.subarray(0, read), { maxOutputLength: Math.max(plainBytes, 1) });
}
