/** Text as arrays of code units, in buffers that are reused from call to call: bytes for ASCII, UTF-16 for the rest. */

export type Units = Uint8Array | Uint16Array;

/** Kept between calls: enough for the longest field that is indexed (65,536 + 16,384 characters), three units a character. */
const KEPT_UNITS = 262_144;
const kept = new Map<string, Units>();

/** An array of at least `size` units whose content is undefined. The next call for the same use may overwrite it. */
export function scratchUnits(use: string, size: number, isBytes: boolean): Units {
  const make = (units: number) => (isBytes ? new Uint8Array(units) : new Uint16Array(units));
  if (size > KEPT_UNITS) return make(size);
  const key = `${use} ${isBytes ? "bytes" : "utf16"}`;
  const found = kept.get(key) ?? make(KEPT_UNITS);
  kept.set(key, found);
  return found;
}

function asBuffer(units: Units, length: number): Buffer {
  return Buffer.from(units.buffer, units.byteOffset, length * units.BYTES_PER_ELEMENT);
}

/** The units of a text and a zero behind them, so that looking one unit ahead needs no check. */
export function readUnits(text: string, use: string, isBytes: boolean): Units {
  const units = scratchUnits(use, text.length + 1, isBytes);
  asBuffer(units, text.length).write(text, isBytes ? "latin1" : "utf16le");
  units[text.length] = 0;
  return units;
}

export function renderUnits(units: Units, length: number): string {
  return asBuffer(units, length).toString(units.BYTES_PER_ELEMENT === 1 ? "latin1" : "utf16le");
}

/**
 * The same in an array of its own, of just that size. For who reads a text or two: the kept arrays are far larger, and new
 * ones are filled with zeros first.
 */
export function readFewUnits(text: string, isBytes: boolean): Units {
  const bytes = Buffer.allocUnsafeSlow((text.length + 1) * (isBytes ? 1 : 2));
  const units = isBytes ? bytes : new Uint16Array(bytes.buffer, 0, text.length + 1);
  bytes.write(text, isBytes ? "latin1" : "utf16le");
  units[text.length] = 0;
  return units;
}
