import { describe, expect, it, test } from "vitest";
import { redact } from "../../lib/text/redact.ts";

/** Fakes are put together here, so that no scanner takes this file for a leak. */
const join = (...parts: string[]) => parts.join("");
const letters = (length: number) => "aB3dE5gH7jK9mN2pQ4".repeat(Math.ceil(length / 18)).slice(0, length);
const base64Lines = (lines: number) => Array.from({ length: lines }, () => letters(64)).join("\n");
const pem = (edge: string, label = "RSA ") => join("-----", edge, " ", label, "PRIVATE", " KEY-----");

const BY_FORM: [kind: string, secret: string][] = [
  ["aws-key", join("AKIA", "Z".repeat(8), "01234567")],
  ["aws-key", join("ASIA", "Q".repeat(16))],
  ["github-token", join("ghp", `_${letters(36)}`)],
  ["github-token", join("github", `_pat_${letters(22)}_${letters(59)}`)],
  ["gitlab-token", join("glpat", `-${letters(20)}`)],
  ["slack-token", join("xoxb", `-123456789012-${letters(24)}`)],
  ["slack-token", join("xapp", `-1-A012-${letters(24)}`)],
  ["slack-webhook", join("hooks.slack.com", `/services/T0123/B0123/${letters(24)}`)],
  ["npm-token", join("npm", `_${letters(36)}`)],
  ["pypi-token", join("pypi", `-${letters(60)}`)],
  ["stripe-key", join("sk", `_live_${letters(24)}`)],
  ["stripe-key", join("whsec", `_${letters(32)}`)],
  ["google-key", join("AIza", letters(35))],
  ["google-key", join("GOCSPX", `-${letters(28)}`)],
  ["google-token", join("ya29", `.${letters(60)}`)],
  ["anthropic-key", join("sk-ant", `-api03-${letters(80)}`)],
  ["openai-key", join("sk-proj", `-${letters(48)}`)],
  ["openai-key", join("sk", `-${letters(48)}`)],
  ["sendgrid-key", join("SG", `.${letters(22)}.${letters(43)}`)],
  ["telegram-token", join("123456789", `:AA${letters(33)}`)],
  ["age-key", join("AGE-SECRET", `-KEY-1${"Q".repeat(58)}`)],
  ["huggingface-token", join("hf", `_${letters(34)}`)],
  ["xai-key", join("xai", `-${letters(40)}`)],
  ["jwt", join(`eyJ${letters(30)}`, `.eyJ${letters(40)}.${letters(43)}`)],
  ["jwt", join(`eyJ${letters(30)}`, `.eyJ${letters(40)}.`)],
];

describe("secrets known by their form", () => {
  test.each(BY_FORM)("%s %#", (kind, secret) => {
    const expected = `[redacted:${kind}]`;
    expect(redact(secret)).toBe(expected);
    expect(redact(`use ${secret}, then`)).toBe(`use ${expected}, then`);
    expect(redact(`密钥是${secret}请记住`)).toBe(`密钥是${expected}请记住`);
    expect(redact(`"${secret}"\n${secret}`)).toBe(`"${expected}"\n${expected}`);
  });

  it("are known by their beginning where a limit cut them off", () => {
    const cut = join("ghp", "_", letters(20));
    expect(redact(`use ${cut}`)).toBe("use [redacted:github-token]");
    expect(redact(`use ${cut}…`)).toBe("use [redacted:github-token]…");
    expect(redact(`use ${cut} then`)).toBe(`use ${cut} then`);
  });

  it("are left alone inside longer words", () => {
    for (const [, secret] of BY_FORM)
      expect(redact(`x${secret.slice(0, 12)} y`)).toBe(`x${secret.slice(0, 12)} y`);
    expect(redact(`0AKIA${"Q".repeat(16)}`)).toContain("AKIA");
    expect(redact(`AKIA${"Q".repeat(20)}`)).toContain("AKIA");
  });
});

describe("private keys", () => {
  const body = base64Lines(4);
  test.each([
    ["whole", `a\n${pem("BEGIN")}\n${body}\n${pem("END")}\nb`, "a\n[redacted:private-key]\nb"],
    [
      "with a short last line",
      `${pem("BEGIN", "")}\n${body}\nabc=\n${pem("END", "")} b`,
      "[redacted:private-key] b",
    ],
    [
      "escaped",
      `{"key":"${pem("BEGIN")}\\n${body.replaceAll("\n", "\\n")}\\n${pem("END")}\\n"}`,
      '{"key":"[redacted:private-key]\\n"}',
    ],
    [
      "with headers",
      `${pem("BEGIN")}\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES,00\n\n${body}\n${pem("END")}`,
      "[redacted:private-key]",
    ],
    ["cut off", `${pem("BEGIN")}\n${body.slice(0, 150)}…`, "[redacted:private-key]…"],
    ["cut off early", `${pem("BEGIN")}\nabc`, "[redacted:private-key]"],
    [
      "without its beginning",
      `… [9 characters cut] …${body.slice(20)}\n${pem("END")} b`,
      "… [9 characters cut] …[redacted:private-key] b",
    ],
    [
      "twice",
      `${pem("BEGIN")}\n${body}\n${pem("END")}\n${pem("BEGIN")}\n${body}\n${pem("END")}`,
      "[redacted:private-key]\n[redacted:private-key]",
    ],
    [
      "PGP",
      join(`-----BEGIN PGP PRIVATE`, ` KEY BLOCK-----\nVersion: 1\n\n${body}\n=abcd\n-----END PGP PRIVATE`) +
        " KEY BLOCK----- b",
      "[redacted:private-key] b",
    ],
    [
      "begun in prose",
      `The line ${pem("BEGIN")} starts a key, as everybody knows.`,
      "The line [redacted:private-key] starts a key, as everybody knows.",
    ],
    ["ended in prose", `It ends with\n${pem("END")} there.`, `It ends with\n${pem("END")} there.`],
  ])("%s", (_, text, expected) => {
    expect(redact(text)).toBe(expected);
  });
});

describe("secrets known by what stands before them", () => {
  test.each([
    ["postgres://app:hunter2@db.local/x", "postgres://app:[redacted:password]@db.local/x"],
    ["mysql://u:p@ss:word@db", "mysql://u:[redacted:password]@db"],
    ["redis://:pw@cache", "redis://:[redacted:password]@cache"],
    ["curl -u admin:hunter2 https://x", "curl -u admin:[redacted:password] https://x"],
    ["Authorization: Bearer abcdefgh", "Authorization: Bearer [redacted:authorization]"],
    ["-H 'authorization: Basic dXNlcjpwYXNz'", "-H 'authorization: Basic [redacted:authorization]'"],
    ['"Authorization": "token a1b2c3d4e5"', '"Authorization": "token [redacted:authorization]"'],
    [`Bearer ${letters(30)}`, "Bearer [redacted:bearer]"],
    ["API_KEY=abc123def456", "API_KEY=[redacted:secret]"],
    ["export DB_PASSWORD_2='hunter2'", "export DB_PASSWORD_2='[redacted:secret]'"],
    ["DB_PASSWORD=p,w;x(1)", "DB_PASSWORD=[redacted:secret]"],
    ["SECRET_PROD=correcthorse x", "SECRET_PROD=[redacted:secret] x"],
    ["Cookie: sid=abcdef123456; b=1", "Cookie: [redacted:cookie]"],
    ["SIGNING_KEY=abcdef0123456789", "SIGNING_KEY=[redacted:secret]"],
    ["STRIPE_KEY=abcdef0123456789", "STRIPE_KEY=[redacted:secret]"],
    ["password: hunter2", "password: [redacted:secret]"],
    ["password=hunter2&user=x", "password=[redacted:secret]&user=x"],
    ['{"password": "correct"}', '{"password": "[redacted:secret]"}'],
    ['{"client_secret":"abcDEF123456"}', '{"client_secret":"[redacted:secret]"}'],
    ['{\\"api_key\\": \\"abcDEF123456\\"}', '{\\"api_key\\": \\"[redacted:secret]\\"}'],
    ["aws_secret_access_key = abcDEF123456/abcDEF+1", "aws_secret_access_key = [redacted:secret]"],
    ["?access_token=abcDEF123456&x=1", "?access_token=[redacted:secret]&x=1"],
    ["--password hunter2 x", "--password [redacted:secret] x"],
    ["run --api-key abcDEF123456", "run --api-key [redacted:secret]"],
    ["密码：hunter2", "密码：[redacted:secret]"],
    ["我的密码是hunter2请记住", "我的密码是[redacted:secret]请记住"],
    ["パスワードはhunter2です", "パスワードは[redacted:secret]です"],
    ["비밀번호: hunter2", "비밀번호: [redacted:secret]"],
  ])("%s", (text, expected) => {
    expect(redact(text)).toBe(expected);
  });
});

test.each([
  "commit d2f4a1c09e8b7f6a5d4c3b2a19081726354a5b6c",
  "550e8400-e29b-41d4-a716-446655440000",
  `sha512-${"q".repeat(86)}==`,
  "toolu_01ABCDEFGHIJKLMNOPQRSTUV",
  "the token count is 120000, max_tokens=200000, tokens: 12345678901234",
  "token: string; password?: string; secret: boolean",
  "const token = getToken(); token = tokens[0]; key: Uint8Array; token: Uint8Array",
  "password = req.body.password; secret: process.env.SECRET_2",
  "if (token === null) return tokenise(text2);",
  "the password must be at least 8 characters; password: must be long",
  "secretary: John12345; passwordHash: 12345678",
  "COMPASS=north PWD=/home/user OLDPWD=~/x SECRET_NAME=prod-db PASSWORD_FILE=run/secret PASSWORD=$1 SECRET=",
  "const cookie: string; cookies: none",
  "npm_config npm_lifecycle_event hf_hub",
  "PRIMARY_KEY=id CACHE_KEY=user KEY=value",
  `Bearer token; Authorization: Bearer <token>; Authorization: Bearer \${TOKEN}`,
  `https://user:\${PASS}@host http://localhost:8080/a@b git@host:x/y.git`,
  "password: ******** token=$TOKEN api_key: <your key> secret=xxxxxxxx",
  'apiKey: "your-api-key" token: "undefined"',
  "sk-learn sk-this-is-a-very-long-kebab-name-of-words",
  "密码学是一门学科，令牌桶算法，口令是什么",
  "token_type: bearer, npm_config_registry=https://registry.example",
  "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----",
  "eyJ is how a JWT begins",
  "",
])("stays: %s", (text) => {
  expect(redact(text)).toBe(text);
});
