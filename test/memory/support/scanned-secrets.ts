/**
 * Secrets that the scanner's rules know and the fast patterns of lib/text do not. Made up, and put together here, so that
 * no scanner takes this file for a leak.
 */

export interface ScannedSecret {
  kind: string;
  text: string;
  /** What must never be seen of it. */
  core: string;
}

const LETTERS = "q7Rw2Tz9Ym4Kx8Vb3Nd6";

/** A sign that an address has to escape, and that people forget to: the patterns take it for the end of the address. */
function databaseAddress(scheme: string, sign: string): ScannedSecret {
  const core = `${LETTERS}${sign}5`;
  const text = [scheme, "://shop:", core, "@db.internal:5050/shop"].join("");
  return { kind: `${scheme} address with ${sign}`, text, core };
}

export const SCANNED_SECRETS: readonly ScannedSecret[] = [
  databaseAddress("postgres", "<"),
  databaseAddress("mongodb+srv", ">"),
  databaseAddress("mysql", "<"),
];
