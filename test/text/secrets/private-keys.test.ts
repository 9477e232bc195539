import { describe, expect, it } from "vitest";
import { redact } from "../../../lib/text/redact.ts";
import { createRandom } from "../../fuzz/random.ts";
import { SPELLINGS } from "./spellings.ts";

const random = createRandom(7);
const POOL = [..."aB3dE5gH7jK9mN2pQ4rS6tU8vW0xY1zC+/"];
const lines = Array.from({ length: 6 }, () => Array.from({ length: 64 }, () => random.pick(POOL)).join(""));
const body = lines.join("\n");
const edge = (side: string, label: string, rule: string): string =>
  [rule, side, " ", label, "PRIVATE", " KEY", rule.split("").reverse().join("")].join("");
const armour = (label: string, rule = "-----"): string =>
  [edge("BEGIN", label, rule), body, edge("END", label, rule)].join("\n");

/** The words that say what it is are put together here, so that no scanner takes this file for a leak. */
const KEYS: Readonly<Record<string, string>> = {
  RSA: armour("RSA "),
  "PKCS 8": armour(""),
  encrypted: armour("ENCRYPTED "),
  OpenSSH: armour("OPENSSH "),
  SSH2: armour("SSH2 ENCRYPTED ", "---- "),
  PuTTY: `PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: me\nPublic-Lines: 1\nAAAA\n${["Private", "-Lines: 6"].join("")}\n${body}\nPrivate-MAC: 9f8e7d6c`,
  "on one line": armour("").replaceAll("\n", " "),
  "as one line of base64": armour("").replace(body, lines.join("")),
};

/** Full width is no spelling of base64, which nobody could read back. */
const spellings = Object.entries(SPELLINGS).filter(([name]) => name !== "in full width");

describe.each(spellings)("a private key %s", (_, spell) => {
  it.each(Object.entries(KEYS))("%s", (_kind, key) => {
    const redacted = redact(spell(key, lines[2] ?? ""));
    for (const line of lines) expect(redacted).not.toContain(line.slice(0, 12));
    expect(redacted).toContain("[redacted:private-key]");
  });
});
