/** The last bytes of a stream of unknown length, beginning where its producer says that a cut is harmless. */

export interface Tail {
  /** `isBoundary`: a tail may begin with this byte. */
  push(byte: number, isBoundary: boolean): void;
  /** What was pushed since the last call, without its beginning when that was too long (`isCut`). */
  take(): { bytes: Buffer; isCut: boolean };
}

/** Boundaries are at most this far apart: an escape sequence of JSON or a character of UTF-8. */
const MAX_UNIT_BYTES = 8;

/** Keeps at least the last `blockBytes`, at most twice as many. */
export function createTail(blockBytes: number): Tail {
  let older = Buffer.allocUnsafeSlow(blockBytes + MAX_UNIT_BYTES);
  let newer = Buffer.allocUnsafeSlow(blockBytes + MAX_UNIT_BYTES);
  let olderBytes = 0;
  let newerBytes = 0;
  let isCut = false;
  return {
    push(byte, isBoundary) {
      if (newerBytes >= blockBytes && isBoundary) {
        isCut ||= olderBytes > 0;
        [older, newer] = [newer, older];
        olderBytes = newerBytes;
        newerBytes = 0;
      }
      newer[newerBytes++] = byte;
    },
    take() {
      const bytes = Buffer.concat([older.subarray(0, olderBytes), newer.subarray(0, newerBytes)]);
      const taken = { bytes, isCut };
      olderBytes = 0;
      newerBytes = 0;
      isCut = false;
      return taken;
    },
  };
}
