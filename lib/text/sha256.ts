/**
 * SHA-256 of short texts, without node:crypto: loading that costs a hook 3 ms, a sixth of Node's own start. For names
 * only; what hashes megabytes uses node:crypto.
 */

const BLOCK_BYTES = 64;
const ROUNDS = 64;

/** Lower-case hex of the hash of the text's UTF-8 bytes. */
export function sha256Hex(text: string): string {
  const bytes = padded(Buffer.from(text, "utf8"));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const { roundConstants, state } = deriveConstants();
  const words = new Uint32Array(ROUNDS);
  for (let offset = 0; offset < bytes.length; offset += BLOCK_BYTES) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(offset + 4 * i);
    extendSchedule(words);
    compress(state, words, roundConstants);
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** A one bit, zeros, and the length in bits, up to whole blocks. */
function padded(bytes: Buffer): Buffer {
  const length = Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES;
  const result = Buffer.alloc(length);
  bytes.copy(result);
  result[bytes.length] = 0x80;
  result.writeBigUInt64BE(BigInt(bytes.length) * 8n, length - 8);
  return result;
}

/** By definition the first 32 bits of the fractions of roots of the first primes: cube roots, and for the state square roots. */
function deriveConstants(): { roundConstants: Uint32Array; state: Uint32Array } {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < ROUNDS; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  const fraction = (root: number): number => (root - Math.floor(root)) * 2 ** 32;
  return {
    roundConstants: Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
    state: Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
  };
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function at(words: Uint32Array, index: number): number {
  return words[index] as number;
}

function extendSchedule(words: Uint32Array): void {
  for (let i = 16; i < ROUNDS; i++) {
    const early = at(words, i - 15);
    const late = at(words, i - 2);
    const small0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const small1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[i] = at(words, i - 16) + small0 + at(words, i - 7) + small1;
  }
}

function compress(state: Uint32Array, words: Uint32Array, roundConstants: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as Octet;
  for (let i = 0; i < ROUNDS; i++) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + big1 + choice + at(roundConstants, i) + at(words, i)) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + big0 + majority) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = at(state, index) + word;
}

type Octet = [number, number, number, number, number, number, number, number];
