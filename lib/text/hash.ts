/** FNV-1a 64 without BigInt: the cheap content hash of log lines. Not for secrets and not against an adversary. */

const OFFSET_HIGH = 0xcbf29ce4;
const OFFSET_LOW = 0x84222325;
/** The FNV prime is 2^40 + 0x1b3: multiplying is one small product and one shift. */
const PRIME_LOW = 0x1b3;
const TWO_32 = 4294967296;

let high = 0;
let low = 0;

function mix(byte: number): void {
  const mixed = (low ^ byte) >>> 0;
  const product = mixed * PRIME_LOW;
  low = product >>> 0;
  high = (Math.imul(high, PRIME_LOW) + (product - low) / TWO_32 + (mixed << 8)) >>> 0;
}

function mixBytes(bytes: Uint8Array): void {
  for (let i = 0; i < bytes.length; i++) mix(bytes[i] as number);
}

function hex(): string {
  return high.toString(16).padStart(8, "0") + low.toString(16).padStart(8, "0");
}

/** A string hashes as its UTF-8 bytes (lone surrogates as U+FFFD), so it equals the hash of the file that holds it. */
export function hash64(data: Uint8Array | string): string {
  high = OFFSET_HIGH;
  low = OFFSET_LOW;
  mixBytes(typeof data === "string" ? Buffer.from(data, "utf8") : data);
  return hex();
}
