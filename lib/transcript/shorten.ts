/**
 * Shortens one over-long JSON line while it streams by, so that a line of any size is parsed in a few megabytes.
 * Invariant: valid JSON stays valid, and the line's own members and those of `message` (the envelope) survive.
 * A string over the limit keeps its head and tail; past the budget, deeper containers lose their remaining members.
 */

export interface Shortener {
  push(bytes: Buffer): void;
  finish(): Buffer;
}

export interface ShortenLimits {
  headBytes: number;
  /** At least so much of a string's end is kept, at most twice as much and two words. */
  tailBytes: number;
  budgetBytes: number;
  /**
   * A cut waits so long for the end of a word: of half a secret nobody could tell any more that it is one.
   */
  wordBytes: number;
}

const DEFAULT_LIMITS: ShortenLimits = {
  // A huge line is indexed by its first and last 64 KiB.
  headBytes: 64 * 1024,
  tailBytes: 64 * 1024,
  // Bounds a line of a million small strings; half of what a line may measure without being shortened at all.
  budgetBytes: 4 * 1024 * 1024,
  // No token or key is longer.
  wordBytes: 4096,
};

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const LETTER_U = 0x75;
/** `{` and `[`, `}` and `]` differ in this bit only. */
const BRACE_BIT = 0x20;
const OPEN = 0x7b;
const CLOSE = 0x7d;

const SPACE = 0x20;

/** Depth of the line's own object is 1, of `message` 2: their members are the envelope. */
const ENVELOPE_DEPTH = 2;

export function createShortener(limits: ShortenLimits = DEFAULT_LIMITS): Shortener {
  const kept = createSink(limits.headBytes);
  const strings = createStringState(limits, kept);
  let depth = 0;
  /** The depth at which members are being dropped; 0 when none are. */
  let mutedDepth = 0;

  function isOverBudget(): boolean {
    const budget = depth > ENVELOPE_DEPTH ? limits.budgetBytes : 2 * limits.budgetBytes;
    return depth >= ENVELOPE_DEPTH && kept.length() > budget;
  }

  function outside(byte: number): void {
    const folded = byte | BRACE_BIT;
    if (byte === QUOTE) strings.open(mutedDepth > 0);
    else if (folded === OPEN) depth += 1;
    else if (folded === CLOSE) {
      depth -= 1;
      if (depth < mutedDepth) mutedDepth = 0;
    } else if (byte === COMMA && mutedDepth === 0 && isOverBudget()) mutedDepth = depth;
    if (mutedDepth === 0) kept.add(byte);
  }

  return {
    push(bytes) {
      for (const byte of bytes) {
        if (strings.isOpen()) strings.take(byte);
        else outside(byte);
      }
    },
    finish: () => kept.bytes(),
  };
}

interface StringState {
  isOpen(): boolean;
  open(isMuted: boolean): void;
  take(byte: number): void;
}

/** States of a string: plain, just after a backslash, or with this many hex digits of \\uXXXX to come. */
const PLAIN = 0;
const HEX_DIGITS = 4;
const ESCAPED = 5;

function createStringState(limits: ShortenLimits, kept: Sink): StringState {
  let isOpen = false;
  let isMuted = false;
  let state = PLAIN;
  let seen = 0;
  let tail: Tail | undefined;

  function next(byte: number): number {
    if (state === ESCAPED) return byte === LETTER_U ? HEX_DIGITS : PLAIN;
    if (state !== PLAIN) return state - 1;
    return byte === BACKSLASH ? ESCAPED : PLAIN;
  }

  function keep(byte: number, isBoundary: boolean): void {
    seen += 1;
    const behind = seen - limits.headBytes;
    if (tail === undefined && behind > 0 && isBoundary && isCut(byte, behind, limits))
      tail = createTail(limits);
    if (tail === undefined) kept.add(byte);
    else tail.add(byte, isBoundary);
  }

  function close(): void {
    isOpen = false;
    tail?.writeTo(kept);
    tail = undefined;
    if (!isMuted) kept.add(QUOTE);
  }

  return {
    isOpen: () => isOpen,
    open(muted) {
      isOpen = true;
      isMuted = muted;
      seen = 0;
    },
    take(byte) {
      if (state === PLAIN && byte === QUOTE) return close();
      // No cut may fall inside an escape or a UTF-8 sequence.
      const isBoundary = state === PLAIN && (byte & 0xc0) !== 0x80;
      state = next(byte);
      if (!isMuted) keep(byte, isBoundary);
    },
  };
}

/** Whether a string is cut before this byte, which stands so many behind the place where it might have been. */
function isCut(byte: number, bytesBehind: number, { wordBytes }: ShortenLimits): boolean {
  return byte === SPACE || byte === BACKSLASH || bytesBehind > wordBytes;
}

interface Tail {
  add(byte: number, isBoundary: boolean): void;
  writeTo(kept: Sink): void;
}

/** The last one to two blocks of a string. Blocks start at a character, so what is written starts at one too. */
function createTail(limits: ShortenLimits): Tail {
  const { tailBytes: blockBytes, wordBytes } = limits;
  // A word may overhang the block, and an escape or a character the word by up to six bytes.
  let older = Buffer.allocUnsafe(blockBytes + wordBytes + 8);
  let newer = Buffer.allocUnsafe(blockBytes + wordBytes + 8);
  let olderBytes = 0;
  let newerBytes = 0;
  let dropped = 0;
  return {
    add(byte, isBoundary) {
      if (newerBytes >= blockBytes && isBoundary && isCut(byte, newerBytes - blockBytes, limits)) {
        dropped += olderBytes;
        [older, newer] = [newer, older];
        olderBytes = newerBytes;
        newerBytes = 0;
      }
      newer[newerBytes] = byte;
      newerBytes += 1;
    },
    writeTo(kept) {
      if (dropped > 0) kept.append(Buffer.from(` [… ${dropped} bytes left out …] `));
      kept.append(older.subarray(0, olderBytes));
      kept.append(newer.subarray(0, newerBytes));
    },
  };
}

interface Sink {
  add(byte: number): void;
  append(bytes: Buffer): void;
  length(): number;
  bytes(): Buffer;
}

function createSink(startBytes: number): Sink {
  let buffer = Buffer.allocUnsafe(Math.max(startBytes, 64));
  let length = 0;
  function grow(needed: number): void {
    const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, length + needed));
    buffer.copy(larger, 0, 0, length);
    buffer = larger;
  }
  return {
    add(byte) {
      if (length === buffer.length) grow(1);
      buffer[length] = byte;
      length += 1;
    },
    append(bytes) {
      if (length + bytes.length > buffer.length) grow(bytes.length);
      length += bytes.copy(buffer, length);
    },
    length: () => length,
    bytes: () => buffer.subarray(0, length),
  };
}
