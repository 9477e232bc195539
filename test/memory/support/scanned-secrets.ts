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

/** The token of a machine's account: an object in base64, whose last byte the rule wants to be a group's first. */
function accountToken(): ScannedSecret {
  const account = { email: "ci@accounts.example", secretKey: LETTERS, userAuth: { salt: `${LETTERS}---` } };
  const core = Buffer.from(JSON.stringify(account)).toString("base64");
  return { kind: "1Password account", text: ["op", "s_", core].join(""), core };
}

/** A sign that an address has to escape, and that people forget to: the patterns take it for the end of the host. */
function databaseAddress(scheme: string, sign: string): ScannedSecret {
  const core = `${LETTERS}${sign}5`;
  const text = [scheme, "://shop:", core, "@db.internal:5050/shop"].join("");
  return { kind: `${scheme} address with ${sign}`, text, core };
}

/** Without a digit: of such a value the patterns do not know whether it is code. */
function cloudKey(): ScannedSecret {
  const core = ["qRwTzYmKxVbNd", "EfGhJkLmNpQrSt", "UvWxYzAbCdEfG"].join("");
  return { kind: "AWS key", text: ["aws_secret_access", "_key => ", core].join(""), core: core.slice(-12) };
}

export const SCANNED_SECRETS: readonly ScannedSecret[] = [
  accountToken(),
  cloudKey(),
  databaseAddress("postgres", "?"),
  databaseAddress("mongodb+srv", "#"),
];
