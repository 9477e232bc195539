/** The last bytes of a stream of unknown length. */

export interface Ring {
  push(byte: number): void;
  /** What was pushed since the last call, without its beginning when that did not fit (`isCut`). */
  take(): { bytes: Buffer; isCut: boolean };
}

export function createRing(maxBytes: number): Ring {
  const ring = Buffer.allocUnsafeSlow(maxBytes);
  let pushed = 0;
  return {
    push(byte) {
      ring[pushed % maxBytes] = byte;
      pushed += 1;
    },
    take() {
      const isCut = pushed > maxBytes;
      const split = isCut ? pushed % maxBytes : 0;
      const end = isCut ? maxBytes : pushed;
      const bytes = Buffer.concat([ring.subarray(split, end), ring.subarray(0, split)]);
      pushed = 0;
      return { bytes, isCut };
    },
  };
}
