import { describe, expect, it } from "vitest";
import { hasSecret, redactThoroughly } from "../../lib/memory/secrets.ts";
import { redact } from "../../lib/text/redact.ts";
import { stripAnsi } from "../../lib/text/unseen.ts";
import { SCANNED_SECRETS } from "./support/scanned-secrets.ts";

const alnum = "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V2w3X4y5Z6";

/** Put together here, so that no scanner of this repository stumbles over them. */
const SECRETS: Readonly<Record<string, string>> = {
  github: `ghp_${alnum.slice(0, 36)}`,
  openai: `sk-${"abcdefghijklmnopqrstuvwxyz123456"}`,
  anthropic: `sk-ant-api03-${alnum.repeat(2).slice(0, 93)}AA`,
  sendgrid: `SG.${alnum.slice(0, 22)}.${alnum.slice(0, 43)}`,
  shopify: `shpat_${"0123456789abcdef".repeat(2)}`,
  linear: `lin_api_${alnum.slice(0, 40)}`,
  slack: `xoxb-${"123456789012"}-${"1234567890123"}-${"abcdefghijklmnopqrstuvwx"}`,
  mongo: `mongodb://admin:${"hunter22pass"}@db.internal:27017/app`,
  key: ["-----BEGIN RSA PRIVATE KEY-----", alnum, alnum, "-----END RSA PRIVATE KEY-----"].join("\n"),
};

describe("secrets", () => {
  it.each(Object.entries(SECRETS))(
    "finds %s in English, Chinese and Japanese, alone and in JSON",
    async (_kind, secret) => {
      const texts = [
        secret,
        `The key is ${secret}, keep it.`,
        `密钥是${secret}，请记住`,
        `鍵は${secret}です`,
        JSON.stringify({ note: secret }),
      ];
      for (const text of texts) {
        const clean = await redactThoroughly(text);
        expect(clean, text).toContain("[redacted:");
        expect(clean).not.toContain(secret.slice(-12));
        expect(await hasSecret(text)).toBe(true);
        expect(await redactThoroughly(clean)).toBe(clean);
      }
    },
  );

  it.each(SCANNED_SECRETS)("finds what no fast pattern knows: $kind", async ({ text, core }) => {
    const said = `My key is ${text} , keep it.`;
    expect(redact(said)).toBe(said);
    const clean = await redactThoroughly(said);
    expect(clean).toMatch(/^My key is \[redacted:[\w-]+\] , keep it\.$/);
    expect(clean).not.toContain(core);
    expect(await hasSecret(said)).toBe(true);
  });

  it.each(SCANNED_SECRETS)(
    "finds it in colour, broken by what nobody sees, glued to Chinese: $kind",
    async ({ text, core }) => {
      const [head, tail] = [text.slice(0, -20), text.slice(-20)];
      for (const hidden of [`\x1b[32m${text}\x1b[0m`, `${head}\u200b${tail}`, `${head}\x1b[1m${tail}`]) {
        const clean = await redactThoroughly(`My key is ${hidden} , keep it.`);
        expect(stripAnsi(clean)).toMatch(/^My key is \[redacted:[\w-]+\] , keep it\.$/);
      }
      expect(await redactThoroughly(`钥匙是${text}，用it吧`)).toMatch(/^钥匙是\[redacted:[\w-]+\]，用it吧$/);
      expect(await hasSecret(`${head}\u200b${tail}`)).toBe(true);
      expect(core).not.toBe("");
    },
  );

  it.each(["secretlint-disable", "secretlint-disable-next-line -- it is only a test"])(
    "is not switched off by a text that says %j",
    async (comment) => {
      for (const { text, core } of SCANNED_SECRETS) {
        expect(await redactThoroughly(`${comment}\n${text}`)).not.toContain(core);
      }
    },
  );

  it.each([
    "Use tabs for indentation.",
    "Deploy with commit 4cb09fbc9ac4f0e1d2c3b4a5968778695a4b3c2d.",
    "测试环境的地址是 staging-2.internal",
    "The token is kept in the vault under apps/shared.",
    "Call the endpoint with `Authorization: Bearer $TOKEN`.",
    "uuid 0b6b2c1e-9a54-4a77-9d5e-3b1f2a4c5d6e",
    "",
  ])("leaves %j alone", async (text) => {
    expect(await redactThoroughly(text)).toBe(text);
    expect(await hasSecret(text)).toBe(false);
  });
});
