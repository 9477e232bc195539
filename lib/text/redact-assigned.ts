/**
 * Values that stand behind the name of a secret: environment lines, JSON and YAML fields, flags, and the same in Chinese, Japanese and Korean.
 * Whether the value is a secret or code, a type or prose is judged by what it looks like.
 */

const PLACEHOLDER = "[redacted:secret]";

const PASSWORD_NAMES = "pass(?:word|wd|phrase)|pwd|secret";
const KEY_NAMES =
  "(?:api|access|secret|account|private|encryption|signing|master)[_-]?key(?:[_-]?id)?|" +
  'client[_-]?secret|credentials?|token|(?<=["])auth(?=\\\\{0,15}")|(?<=[?&])(?:sig|x-(?:amz|goog)-signature)';
const CJK_NAMES = "密码|口令|密钥|秘钥|令牌|パスワード|秘密鍵|トークン|비밀번호|토큰|암호";

/** The end of a name: `DB_PASSWORD_2`, `TOKEN_PROD`, but not `tokens` or `secretary`. */
const NAME_END = "(?:_?\\d{1,3}|[_-](?:prod|production|dev|test|staging|live|id|value|raw|base64|b64))?";
/** JSON inside JSON escapes a quote once more each time. */
const QUOTE = "\\\\{0,15}[\"'`]";
/** White space, and breaks of a shell command. A run of backslashes is taken whole, so that there is one way to read it. */
const BREAK = "(?:\\s|\\\\+(?![\\\\\"'`])n?){0,8}";
const SEPARATOR = `(?:${QUOTE})?\\s{0,4}(?::=|=>|[:=：＝]|>(?=[^<>\\s]{4,4096}</))${BREAK}`;
const CJK_SEPARATOR = "\\s{0,4}(?:[:=：＝]|是|为|は|는|은)\\s{0,4}";
const FLAG_SEPARATOR = "\\s{1,4}";
/** A quoted value ends with its quote, a bare one where a list, a line or another script goes on. */
const VALUE = `(?:(${QUOTE})([^"'\`\\\\\\n]{4,4096})|([!#$%*+./:=?@[\\]^\\w~-]{4,4096}))`;

const ASSIGNED = new RegExp(
  `((?:(${PASSWORD_NAMES})|(?:${KEY_NAMES}))${NAME_END}${SEPARATOR})${VALUE}`,
  "gi",
);
const CJK_ASSIGNED = new RegExp(`((${CJK_NAMES})${CJK_SEPARATOR})${VALUE}`, "g");
const FLAG = new RegExp(
  `((?:(?:^|\\s|\\\\n|["'])--?(?:[a-z-]{0,30}-)?|\\blogin\\s{1,4}\\S{1,64}\\s{1,4})(${PASSWORD_NAMES}|api-?key|token)${FLAG_SEPARATOR})${VALUE}`,
  "gi",
);
/** A line of an environment file: everything up to the next space is the value. */
const ENV_PASSWORD =
  /((?<!(?<!\\)[a-z])(?:PASSWORD|PASSWD|PASSPHRASE|(?<![A-Z])PASS|PWD|SECRET)(?:_?\d{1,3}|_[A-Z]{2,12})?=)(["']?)([^\s"'`&]{4,4096})/g;
/** What ends in KEY is often a plain identifier: only a long mixed value counts. */
const ENV_KEY =
  /((?<!(?<!\\)[a-z])(?:KEY|AUTH|PAT|TOKEN)(?:_?\d{1,3})?=)(["']?)(?=[A-Za-z_/+-]{0,64}\d)(?=[\d_/+-]{0,64}[A-Za-z])[\w/+=.:-]{16,4096}/g;
const PATH = /^(?:\.{0,2}|~)\//;
/** `SECRET_NAME`, `PASSWORD_FILE`: what is said about a secret. */
const ABOUT_SECRET = /_(?:NAME|FILE|PATH|DIR|ARN|URL|URI|KEY|TYPE|TTL|POLICY|LENGTH|MIN|MAX)=$/;

/** One of these stands in every name that the patterns know: in any case, or in capitals. */
const NAME_HINTS = [
  "pass",
  "pwd",
  "secret",
  "key",
  "credential",
  "token",
  "auth",
  "sig",
  ..."密 口令 令牌 パスワード トークン 비밀 토큰 암호".split(" "),
];
const CAPITAL_HINTS = ["PAT"];

/** Plain searches: the first pattern that ignores case costs a hook 2 % of its time, and most of what it logs names no secret. */
function mayNameSecret(text: string): boolean {
  const lower = text.toLowerCase();
  return NAME_HINTS.some((hint) => lower.includes(hint)) || CAPITAL_HINTS.some((hint) => text.includes(hint));
}

/** Variables, templates, paths, versions, masks, and words that stand for a value. */
const STAND_IN =
  /^(?:[$<{(%[*]|(?:\.{0,2}|~)\/\w|\d+(?:\.\d+)+$|x{4,}|\.{3}|your[-_ ]|(?:null|none|nil|undefined|true|false|string|number|boolean|required|optional|redacted|changeme|example|placeholder|password|secret|token|process|os|env|import|this|self|config|settings|ctx|req|request|secrets|vars|inputs|data|await|new|typeof|args|opts|options|params)\b)/i;
const CALL_OR_PATH =
  /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*[.([]|^(?:\.{0,2}|~)\/|^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+$/;
/** `Uint8Array`, `Base64String`: a type, not a value. Case tells where a part begins: without it there are 2^n ways to read n letters. */
const TYPE_NAME = /^(?:[A-Z][a-z]+)+\d{1,3}(?:[A-Z][a-z]+)+$|^[Uu]?[Ii]nt\d{1,3}\b|^[Uu][Tt][Ff]-?\d/;

const MIN_KEY = 12;
const MIN_PASSWORD = 4;

function isMixed(value: string): boolean {
  return /\d/.test(value) && /[A-Za-z]/.test(value);
}

function isQuotedSecret(value: string, isPassword: boolean): boolean {
  if (/\s/.test(value)) return isPassword && /\d/.test(value) && value.length <= 64;
  return isPassword || (value.length >= MIN_KEY && isMixed(value)) || value.length >= 32;
}

function isBareSecret(value: string, isPassword: boolean): boolean {
  if (CALL_OR_PATH.test(value) || TYPE_NAME.test(value)) return false;
  return isPassword
    ? /\d|[!@#$%^*]/.test(value) && value.length >= 6
    : value.length >= MIN_KEY && isMixed(value);
}

function isSecret(value: string, isQuoted: boolean, isPassword: boolean): boolean {
  if (value.length < MIN_PASSWORD || STAND_IN.test(value)) return false;
  return isQuoted ? isQuotedSecret(value, isPassword) : isBareSecret(value, isPassword);
}

function redactMatch(
  whole: string,
  before: string,
  password: string | undefined,
  quote: string | undefined,
  quoted: string | undefined,
  bare: string | undefined,
): string {
  const value = quoted ?? bare ?? "";
  return isSecret(value, quoted !== undefined, password !== undefined)
    ? `${before}${quote ?? ""}${PLACEHOLDER}`
    : whole;
}

function redactEnvPassword(whole: string, before: string, quote: string, value: string): string {
  const isSpared = STAND_IN.test(value) || PATH.test(value) || ABOUT_SECRET.test(before);
  return isSpared ? whole : `${before}${quote}${PLACEHOLDER}`;
}

export function redactAssigned(text: string): string {
  if (!mayNameSecret(text)) return text;
  return text
    .replace(ENV_PASSWORD, redactEnvPassword)
    .replace(ENV_KEY, `$1$2${PLACEHOLDER}`)
    .replace(ASSIGNED, redactMatch)
    .replace(CJK_ASSIGNED, redactMatch)
    .replace(FLAG, redactMatch);
}
