/**
 * Kinds of secrets as they stand in commands, files and answers. Every one is made up and put together here, so that no
 * scanner takes these files for a leak. Out of reach of patterns, and not here: a bare password without a word that says
 * so, hexadecimal keys without a name, and what is encoded (but for keys in base64).
 */

import { createRandom } from "../fuzz/random.ts";

export interface Secret {
  kind: string;
  /** As it stands in a file or on a command line. */
  text: string;
  /** What must never be seen of it; of a long one, each of its lines. */
  cores: readonly string[];
}

const join = (...parts: string[]): string => parts.join("");
const POOL = [..."aB3dE5gH7jK9mN2pQ4rS6tU8vW0xY1zC"];

/** So many letters and digits, other ones for each number: no core may be part of another. */
function letters(length: number, serial: number): string {
  const random = createRandom(serial);
  return `${Array.from({ length: length - 2 }, () => random.pick(POOL)).join("")}a7`;
}

let serial = 0;
const secret = (kind: string, length: number, render: (core: string) => string): Secret => {
  const core = letters(length, ++serial);
  return { kind, text: render(core), cores: [core] };
};
const upper = (kind: string, length: number, render: (core: string) => string): Secret => {
  const core = letters(length, ++serial).toUpperCase();
  return { kind, text: render(core), cores: [core] };
};

function pem(
  kind: string,
  label: string,
  render: (text: string, lines: string[]) => string = (text) => text,
): Secret {
  const lines = Array.from({ length: 5 }, () => letters(64, ++serial));
  lines.push(`${letters(27, ++serial)}=`);
  const edge = (side: string): string => join("-----", side, " ", label, "PRIVATE", " KEY-----");
  return { kind, text: render([edge("BEGIN"), ...lines, edge("END")].join("\n"), lines), cores: lines };
}

export const SECRETS: readonly Secret[] = [
  upper("AWS access key", 16, (core) => join("AK", "IA", core)),
  upper("AWS temporary key", 16, (core) => join("AS", "IA", core)),
  secret("AWS secret key", 40, (core) => join("aws_secret_access", "_key = ", core)),
  secret("AWS secret in the environment", 40, (core) => join("AWS_SECRET_ACCESS", "_KEY=", core)),
  secret("AWS session token", 120, (core) => join("AWS_SESSION", "_TOKEN=", core)),
  secret("Google API key", 35, (core) => join("AI", "za", core)),
  secret("Google client secret", 28, (core) => join("GOC", "SPX-", core)),
  secret("Google access token", 60, (core) => join("ya", "29.", core)),
  pem("Google service account", "", (text) =>
    JSON.stringify({ type: "service_account", private_key: `${text}\n` }),
  ),
  secret("Azure storage key", 86, (core) =>
    join(
      "DefaultEndpointsProtocol=https;AccountName=shop;Account",
      `Key=${core}==;EndpointSuffix=core.example`,
    ),
  ),
  secret("Azure shared access signature", 43, (core) =>
    join("https://shop.example/c?sv=2022-11-02&sp=rl&", "sig=", core, "%3D&se=2026-01-01"),
  ),
  secret("Azure client secret", 34, (core) => join("ab1", "8Q~", core)),
  secret("GitHub token", 36, (core) => join("gh", "p_", core)),
  secret("GitHub app token", 36, (core) => join("gh", "s_", core)),
  secret("GitHub fine-grained token", 80, (core) => join("github", "_pat_", core)),
  secret("GitLab token", 20, (core) => join("gl", "pat-", core)),
  secret("npm token", 36, (core) => join("np", "m_", core)),
  secret("npm settings", 36, (core) => join("//packages.example/:_auth", "Token=", core)),
  secret("Slack bot token", 24, (core) => join("xo", "xb-123456789012-", core)),
  secret("Slack webhook", 24, (core) => join("https://hooks.slack", ".com/services/T0123/B0123/", core)),
  secret("Stripe key", 24, (core) => join("sk", "_live_", core)),
  secret("Stripe webhook secret", 32, (core) => join("wh", "sec_", core)),
  secret("OpenAI project key", 48, (core) => join("sk-", "proj-", core)),
  secret("OpenAI key", 48, (core) => join("sk", "-", core)),
  secret("Anthropic key", 80, (core) => join("sk-", "ant-api03-", core)),
  secret("Hugging Face token", 34, (core) => join("h", "f_", core)),
  secret("SendGrid key", 43, (core) => join("S", "G.", letters(22, 77), ".", core)),
  secret("Telegram token", 33, (core) => join("123456789", ":AA", core)),
  pem("PEM key", "RSA "),
  pem("EC key", "EC "),
  pem("OpenSSH key", "OPENSSH "),
  pem("PEM key in JSON", "", (text) => JSON.stringify(text)),
  pem("PEM key in YAML", "RSA ", (text) => `key: |\n${text.replace(/^/gm, "    ")}`),
  pem("PEM key in CRLF", "RSA ", (text) => text.replaceAll("\n", "\r\n")),
  pem("PEM key in a list of texts", "", (text) => JSON.stringify(text.split("\n"), null, 2)),
  pem("PEM key in a script", "", (text) => text.replaceAll("\n", "\\n\\\n")),
  pem("PEM key with line numbers", "RSA ", (text) =>
    text
      .split("\n")
      .map((line, at) => `${String(at + 1).padStart(6)}→${line}`)
      .join("\n"),
  ),
  pem("PEM key in a diff", "RSA ", (text) => text.replace(/^/gm, "+")),
  pem("PEM key that is quoted", "RSA ", (text) => text.replace(/^/gm, "> ")),
  keyInBase64("PEM key in base64"),
  secret("connection string", 18, (core) => `postgres://shop:${core}@db.example:5432/shop`),
  secret(
    "connection string of a cluster",
    18,
    (core) => `mongodb+srv://shop:${core}@cluster.example/shop?retryWrites=true`,
  ),
  secret("connection string without a user", 18, (core) => `redis://:${core}@cache.example:6379/0`),
  secret(
    "connection string in words",
    18,
    (core) => `Server=db.example;Database=shop;User Id=shop;${join("Pass", "word")}=${core};`,
  ),
  secret(
    "JDBC address",
    18,
    (core) => `jdbc:postgresql://db.example/shop?user=shop&${join("pass", "word")}=${core}`,
  ),
  secret("basic-auth address", 18, (core) => `https://shop:${core}@api.example/v1`),
  secret("token as a user", 36, (core) => `https://${core}@git.example/shop.git`),
  secret("JWT", 40, (core) => join("ey", `J${letters(30, 81)}.`, "ey", `J${core}.${letters(43, 82)}`)),
  secret("bearer header", 40, (core) => `${join("Author", "ization: Bear", "er ")}${core}`),
  secret("basic header", 24, (core) => `${join("Author", "ization: Bas", "ic ")}${core}==`),
  secret("key header", 32, (core) => `${join("X-Api", "-Key: ")}${core}`),
  secret("token header", 32, (core) => `${join("X-Auth", "-Token: ")}${core}`),
  secret("cookie", 32, (core) => `${join("Coo", "kie: session=")}${core}; theme=dark`),
  secret("curl user", 16, (core) => `curl -u shop:${core} https://api.example`),
  secret(
    "header over two lines",
    40,
    (core) => `curl -H "${join("Author", "ization: Bear", "er")} \\\n  ${core}" https://api.example`,
  ),
  secret("environment line", 20, (core) => `${join("DATABASE_PASS", "WORD")}=${core}`),
  secret("exported line", 24, (core) => `export ${join("API_TO", "KEN")}="${core}"`),
  secret("environment line of a key", 32, (core) => `${join("PAYMENT_SECRET", "_KEY")}=${core}`),
  secret("assignment", 20, (core) => `${join("pass", "word")}=${core}`),
  secret("assignment in JSON", 20, (core) => JSON.stringify({ user: "shop", [join("pass", "word")]: core })),
  secret("assignment in YAML", 20, (core) => `db:\n  user: shop\n  ${join("pass", "word")}: ${core}`),
  secret("assignment in code", 24, (core) => `const ${join("api", "Key")} = '${core}';`),
  secret("assignment over two lines", 24, (core) => `${join("client", "_secret")} = \\\n  "${core}"`),
  secret("option", 20, (core) => `deploy ${join("--pass", "word")} ${core} --now`),
  secret("option with a sign", 24, (core) => `deploy ${join("--api", "-key")}=${core}`),
  secret("environment of a command", 20, (core) => `${join("PGPASS", "WORD")}=${core} psql -h db.example`),
  secret("netrc", 20, (core) => `machine api.example login shop ${join("pass", "word")} ${core}`),
  secret("Docker login", 40, (core) =>
    JSON.stringify({ auths: { "r.example": { [join("au", "th")]: core } } }),
  ),
  secret("address parameter", 32, (core) => `https://api.example/v1?${join("api", "_key")}=${core}&page=2`),
  secret(
    "address parameter of a token",
    32,
    (core) => `https://api.example/v1?x=1&${join("access", "_token")}=${core}`,
  ),
  secret("Chinese", 18, (core) => `${join("密", "码")}是${core}`),
  secret("Chinese with a colon", 18, (core) => `数据库${join("密", "码")}：${core}`),
  secret("Japanese", 18, (core) => `${join("パス", "ワード")}は${core}です`),
  secret("Korean", 18, (core) => `${join("비밀", "번호")}: ${core}`),
  secret("XML element", 20, (core) => `<${join("pass", "word")}>${core}</${join("pass", "word")}>`),
  secret("TOML table", 24, (core) => `[db]\n${join("pass", "word")} = "${core}"`),
];

function keyInBase64(kind: string): Secret {
  const { text } = pem(kind, "RSA ");
  const encoded = Buffer.from(text).toString("base64");
  return {
    kind,
    text: `client-key-data: ${encoded}`,
    cores: [encoded.slice(0, 60), encoded.slice(100, 160)],
  };
}

/** What the user marked as private, however the marks are spelled. */
export const PRIVATE_PARTS: readonly Secret[] = [
  (core: string) => `<private>${core}</private>`,
  (core: string) => `<PRIVATE>${core}</Private>`,
  (core: string) => `< private >${core}< / private >`,
  (core: string) => `<private reason="mine">\n${core}\n</private>`,
  (core: string) => `＜private＞${core}＜/private＞`,
  (core: string) => `<pri\u200bvate>${core}</private>`,
  (core: string) => `&lt;private&gt;${core}&lt;/private&gt;`,
  (core: string) => `<private>one <private>two</private> ${core}</private>`,
  (core: string) => `<private\n>${core}<\\/private>`,
  (core: string) => `<private>${core}`,
].map((render, at) => {
  const core = letters(20, 5_000 + at);
  return { kind: `private part ${at}`, text: `before ${render(core)}`, cores: [core] };
});

/** Where a secret stands: among Latin and unspaced text, in JSON, in JSON inside a JSON string. */
export const SURROUNDINGS: Readonly<Record<string, (text: string) => string>> = {
  alone: (text) => text,
  "in a sentence": (text) => `Please use ${text} , and then go on.`,
  "in Chinese": (text) => `请用 ${text} 部署，然后继续。`,
  "in colour": (text) => `\x1b[1;32m${text}\x1b[0m`,
  "on a line of a listing": (text) => `total 12\n-rw-r--r-- a\n${text}\ndone`,
  "on a line in JSON": (text) => JSON.stringify({ content: `first\n${text}\nlast\t${text}`, mode: 1 }),
  "in JSON": (text) => JSON.stringify({ command: text, description: "x" }),
  "in JSON in JSON": (text) => JSON.stringify({ body: JSON.stringify({ command: `a\n${text}` }) }),
  "in JSON in JSON in JSON": (text) =>
    JSON.stringify([JSON.stringify({ body: JSON.stringify({ command: text }) })]),
};

/** A part as long as this tells enough of a secret to count as it. */
const TELLING_CHARS = 12;

/** The kinds of which a telling part is seen: a limit may have cut a secret before it was recognised. */
export function findLeaks(exit: string, secrets: readonly Secret[] = SECRETS): string[] {
  return secrets.flatMap(({ kind, cores }) => (cores.some((core) => tells(exit, core)) ? [kind] : []));
}

function tells(exit: string, core: string): boolean {
  const parts = Math.max(1, core.length - TELLING_CHARS + 1);
  return Array.from({ length: parts }, (_, at) => core.slice(at, at + TELLING_CHARS)).some((part) =>
    exit.includes(part),
  );
}
