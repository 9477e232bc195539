/** FNV-1a 64 without BigInt: the cheap content hash of log lines. Not for secrets, and no match for an adversary. */

const OFFSET_HIGH = 0xcbf29ce4;
const OFFSET_LOW = 0x84222325;
/** The FNV prime is 2^40 + 0x1b3: multiplying is a small product of both halves, and the low half shifted into the high one. */
const PRIME_LOW = 0x1b3;
const PRIME_SHIFT = 8;

function renderHalf(half: number): string {
  return (half >>> 0).toString(16).padStart(8, "0");
}

/**
 * 16 hex digits. A string hashes as its UTF-8 bytes (lone surrogates as U+FFFD), so it equals the hash of the file that holds it.
 */
export function hash64(data: Uint8Array | string): string {
  const bytes = typeof data === "string" ? Buffer.from(data, "utf8") : data;
  let high = OFFSET_HIGH | 0;
  let low = OFFSET_LOW | 0;
  for (let i = 0; i < bytes.length; i++) {
    low ^= bytes[i] as number;
    // Halves of 16 bits keep every product a small integer, which the compiler keeps in a register.
    const lower = (low & 0xffff) * PRIME_LOW;
    const upper = (low >>> 16) * PRIME_LOW + (lower >>> 16);
    high = (Math.imul(high, PRIME_LOW) + (low << PRIME_SHIFT) + (upper >>> 16)) | 0;
    low = (upper << 16) | (lower & 0xffff);
  }
  return renderHalf(high) + renderHalf(low);
}
