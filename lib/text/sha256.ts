/**
 * SHA-256 of short texts, without node:crypto: loading that costs a hook 3 ms, a sixth of Node's own start. For names
 * only; what hashes megabytes uses node:crypto.
 */

const BLOCK_BYTES = 64;
const ROUNDS = 64;

/** FIPS 180-4: the first 32 bits of the fractions of the square roots of the first 8 primes ... */
const INITIAL_STATE = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** ... and of the cube roots of the first 64. */
const ROUND_CONSTANTS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];

/** Lower-case hex of the hash of the text's UTF-8 bytes. */
export function sha256Hex(text: string): string {
  const bytes = padded(Buffer.from(text, "utf8"));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const state = Uint32Array.from(INITIAL_STATE);
  const words = new Uint32Array(ROUNDS);
  for (let offset = 0; offset < bytes.length; offset += BLOCK_BYTES) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(offset + 4 * i);
    extendSchedule(words);
    compress(state, words);
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

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function at(words: ArrayLike<number>, index: number): number {
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

function compress(state: Uint32Array, words: Uint32Array): void {
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let i = 0; i < ROUNDS; i++) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + big1 + choice + at(ROUND_CONSTANTS, i) + at(words, i)) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + big0 + majority) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < mixed.length; i++) state[i] = at(state, i) + at(mixed, i);
}
