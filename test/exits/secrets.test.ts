import { describe, expect, it, test } from "vitest";
import { redact } from "../../lib/text/redact.ts";
import { findLeaks, SECRETS, SURROUNDINGS } from "./secrets.ts";

describe.each(Object.entries(SURROUNDINGS))("F49: a secret %s", (_, surround) => {
  test.each(SECRETS)("$kind", (secret) => {
    const redacted = redact(surround(secret.text));
    expect(findLeaks(redacted, [secret]), redacted).toEqual([]);
    expect(redact(redacted)).toBe(redacted);
  });
});

const base64 = (length: number): string =>
  Buffer.from(`${"logbook ".repeat(length)}`)
    .toString("base64")
    .slice(0, length);

describe.each(Object.entries(SURROUNDINGS))("what only looks like a secret stays, %s", (_, surround) => {
  test.each([
    ["a commit", "d2f4a1c09e8b7f6a5d4c3b2a19081726354a5b6c"],
    [
      "a commit with its words",
      "commit d2f4a1c09e8b7f6a5d4c3b2a19081726354a5b6c (HEAD -> main, origin/main)",
    ],
    ["a uuid", "550e8400-e29b-41d4-a716-446655440000"],
    ["an image", `data:image/png;base64,iVBORw0KGgo${base64(3_000)}==`],
    ["an image on its lines", `iVBORw0KGgo=\n${base64(640).replace(/.{64}/g, "$&\n")}`],
    ["a lock file", `"node_modules/x": { "version": "1.2.3", "integrity": "sha512-${base64(86)}==" }`],
    ["a package named for passwords", '"secretlint-rule-1password": "11.7.1", "keytar": "^7.9.0"'],
    ["a long path", `/home/dev/${"projects/shop/lib/payment/".repeat(8)}retry-token.test.ts`],
    ["a folder", "PWD: '/home/dev/shop', OLDPWD=/home/dev, token: './lib/token.ts'"],
    ["an address", "https://api.example/v1/projects/550e8400/keys?page=2&sort=token&sig=none#key-1"],
    [
      "an address of a repository",
      "git clone git@host.example:shop/shop.git https://host.example/shop/shop.git",
    ],
    ["a certificate", `-----BEGIN CERTIFICATE-----\n${base64(64)}\n-----END CERTIFICATE-----`],
    ["a public key", `-----BEGIN PUBLIC KEY-----\n${base64(64)}\n-----END PUBLIC KEY-----`],
    [
      "a certificate in base64",
      `ca: ${Buffer.from(`-----BEGIN CERTIFICATE-----\n${base64(200)}`).toString("base64")}`,
    ],
    [
      "talk of a key",
      "The private key begins with BEGIN PRIVATE KEY; it must never be committed to the repository.",
    ],
    [
      "talk of a password",
      "The password must have eight characters; the login form asks for name and password twice.",
    ],
    [
      "talk of tokens",
      "The token count is 120000, max_tokens=200000; the bearer of the token is authorised by its auth header.",
    ],
    ["markup", "<token>{{ token }}</token> <secret></secret> <password>$PASS</password> <auth>none</auth>"],
    ["settings", '"auth": "required", "auth": "oauth2", "authType": "bearer-token-v2", "secretName": "db"'],
    [
      "code",
      "const { token, secret } = await getSecrets(config.auth2); headers.authorization = bearer(token);",
    ],
    [
      "types",
      "interface Auth { password: string; apiKey?: Uint8Array; token: Base64String; secret: readonly string[] }",
    ],
    [
      "a test's placeholder",
      'apiKey: "your-api-key", password: "********", token: process.env.TOKEN_2, secret: "<secret>"',
    ],
    ["a pattern", "/(?:password|token)=([^&\\s]{4,64})/g"],
    ["Chinese", "密码学是一门学科，令牌桶算法的口令是什么？密钥长度为 256 位。"],
    ["Japanese", "パスワードは八文字以上です。トークンは数えられます。"],
    ["hashes of content", 'hash 09612b07b5ecb5a5, md5 9e107d9d372bb6826bd81d3542a419d6, etag W/"33a64df5"'],
    ["a call's id", "toolu_01ABCDEFGHIJKLMNOPQRSTUV msg_01XFDUDYJgAACzvnptvVoYEL"],
  ])("%s", (_kind, text) => {
    expect(redact(surround(text))).toBe(surround(text));
  });
});

it("the table holds no secret twice, so that a leak is told by its kind", () => {
  const cores = SECRETS.flatMap((secret) => secret.cores);
  expect(new Set(cores).size).toBe(cores.length);
});
