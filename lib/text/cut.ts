/** Shortens text without ever splitting a surrogate pair or a base character from its combining marks. */

import { lazy } from "./lazy.ts";

/** Longest combining sequence that is kept whole; beyond it (zalgo text) only code points are respected. */
const MAX_SEQUENCE = 32;

/** Marks and variation selectors, joiners, emoji modifiers and tags, conjoining jamo, half-width sound marks. */
const joinsPrevious = lazy(
  () => /^(?:\p{M}|\u200d|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]|[\u1160-\u11ff]|[\uff9e\uff9f])/u,
);
/** Nothing before it joins. */
const FIRST_MARK = 0x300;

const LONE_SURROGATES = /[\ud800-\udfff]/gu;

/** Replaces lone surrogates by U+FFFD: what UTF-8 and JSON readers elsewhere can hold. */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATES, "\ufffd");
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function splitsPair(text: string, at: number): boolean {
  return (
    at > 0 &&
    at < text.length &&
    isLowSurrogate(text.charCodeAt(at)) &&
    isHighSurrogate(text.charCodeAt(at - 1))
  );
}

function splitsSequence(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  if (text.charCodeAt(at) < FIRST_MARK && text.charCodeAt(at - 1) < FIRST_MARK) return false;
  if (splitsPair(text, at)) return true;
  return text.charCodeAt(at - 1) === 0x200d || joinsPrevious().test(text.slice(at, at + 2));
}

/** The nearest place at or before `at` where text may be cut. */
export function boundaryBefore(text: string, at: number): number {
  if (at >= text.length) return text.length;
  if (at <= 0) return 0;
  const lowest = Math.max(0, at - MAX_SEQUENCE);
  for (let place = at; place >= lowest; place--) if (!splitsSequence(text, place)) return place;
  return splitsPair(text, at) ? at - 1 : at;
}

/** The nearest place at or after `at` where text may be cut. */
export function boundaryAfter(text: string, at: number): number {
  if (at <= 0) return 0;
  const highest = Math.min(text.length, at + MAX_SEQUENCE);
  for (let place = at; place <= highest; place++) if (!splitsSequence(text, place)) return place;
  return splitsPair(text, at) ? at + 1 : at;
}

/** At most `maxChars` UTF-16 units, the mark included; the mark stands only where something was cut. */
export function cutText(text: string, maxChars: number, mark = "…"): string {
  if (text.length <= maxChars) return text;
  if (mark.length >= maxChars) return text.slice(0, boundaryBefore(text, maxChars));
  return text.slice(0, boundaryBefore(text, maxChars - mark.length)) + mark;
}

/**
 * Keeps the beginning and the end. `headChars + tailChars` bounds the whole result, the mark's room coming out of the head,
 * so that cutting twice changes nothing.
 */
export function cutMiddle(text: string, headChars: number, tailChars: number): string {
  const maxChars = headChars + tailChars;
  if (text.length <= maxChars) return text;
  const mark = cutMark(text.length - maxChars);
  const head = headChars - mark.length;
  if (head <= 0) return cutText(text, maxChars);
  return (
    text.slice(0, boundaryBefore(text, head)) +
    mark +
    text.slice(boundaryAfter(text, text.length - tailChars))
  );
}

/** So far from its place a cut is put to reach white space. No token or key is longer. */
const WORD_CHARS = 4096;

/** As `cutMiddle`, but between words where one ends in time: what is redacted later must not meet half a secret. */
export function cutMiddleAtWords(text: string, headChars: number, tailChars: number): string {
  const maxChars = headChars + tailChars;
  if (text.length <= maxChars) return text;
  const mark = cutMark(text.length - maxChars);
  const room = headChars - mark.length;
  if (room <= 0) return cutText(text, maxChars);
  const head = text.slice(0, boundaryBefore(text, room));
  const tail = text.slice(boundaryAfter(text, text.length - tailChars));
  return head.slice(0, lastSpace(head)) + mark + tail.slice(firstSpace(tail));
}

function cutMark(chars: number): string {
  return `\n… [${chars} characters cut] …\n`;
}

/** Where the last word begins, with the white space before it; the end of a text whose last word is too long for one. */
function lastSpace(text: string): number {
  const from = Math.max(0, text.length - WORD_CHARS);
  const at = text.slice(from).search(/\s\S*$/);
  return at < 0 ? text.length : from + at;
}

function firstSpace(text: string): number {
  return Math.max(0, text.slice(0, WORD_CHARS).search(/\s/));
}

function utf8Width(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit < 0x80) return 1;
  if (unit < 0x800) return 2;
  return isHighSurrogate(unit) && splitsPair(text, at + 1) ? 4 : 3;
}

/** At most `maxBytes` bytes of UTF-8, the mark included. */
export function cutBytes(text: string, maxBytes: number, mark = ""): string {
  if (text.length * 3 <= maxBytes || Buffer.byteLength(text) <= maxBytes) return text;
  const kept = Buffer.byteLength(mark) < maxBytes ? mark : "";
  const room = maxBytes - Buffer.byteLength(kept);
  let at = 0;
  let bytes = 0;
  while (at < text.length) {
    const width = utf8Width(text, at);
    if (bytes + width > room) break;
    bytes += width;
    at += width === 4 ? 2 : 1;
  }
  return text.slice(0, boundaryBefore(text, at)) + kept;
}
