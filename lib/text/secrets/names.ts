/**
 * Names that say a secret follows, in the languages and notations people use. A name is found by a plain search for its core; what
 * stands around the core is read there.
 */
import { lazy } from "../lazy.ts";
import { type Places, searchFor } from "./literals.ts";

export interface Name {
  /** Where it ends. */
  end: number;
  /** As it is written, with what precedes it: `smtp_pass`, `--api-key`, `DB_PASSWORD`. */
  whole: string;
  isPassword: boolean;
  isCjk: boolean;
  /** What ends in KEY is often a plain identifier. */
  isVague: boolean;
}

interface Core {
  /** In lower case; searched for. */
  core: string;
  /** From the core on. */
  rest: () => RegExp;
  isPassword: boolean;
  isCjk?: boolean;
  /** What must precede the core, tried on as much as a qualifier has. */
  before?: RegExp;
}

const QUALIFIED =
  /(?:api|app|application|access|secret|account|private|encryption|encrypt|signing|master|auth|service|shared|shared[_-]?access|consumer|client|webhook|deploy|ssh|storage|subscription|admin|root|write|integration|ingest|ingestion|license|hmac|jwt|session|cookie|decryption|rsa|aes|x|server|functions?|primary|host|ocp-apim-subscription|dd|datadog|algolia|stripe|openai|sentry|mailgun|sendgrid|twilio|cohere|mistral|gemini|deepseek|openrouter|azure|maps|google|aws|okta|rollbar|segment|fastly|pusher|recaptcha|plaid|messagebird|search|rest|user|bot|project)[_\-. ]?$/i;
const CAPITALS = /[A-Z0-9]_$/;

const word = (core: string, rest: string, isPassword = true, before?: RegExp): Core => ({
  core,
  rest: lazy(() => new RegExp(rest, "iy")),
  isPassword,
  ...(before === undefined ? {} : { before }),
});

export const CORES: readonly Core[] = [
  word("pass", "pass(?:[_-]?(?:word|wd|phrase|code|wort|key)|wd|w|e)?"),
  word("pwd", "pwd"),
  word("secret", "secret(?:[_-]?(?:access[_-]?)?key(?:[_-]?base)?)?"),
  word("kennwort", "kennwort"),
  word("contrase", "contrase(?:ñ|n|n\u0303)a"),
  word("clave", "clave", true, /(?:^|[^a-z])$/i),

  word("senha", "senha"),
  word("parola", "parola(?: d'ordine)?"),
  word("wachtwoord", "wachtwoord"),
  word("haslo", "haslo"),

  word("l\xf6senord", "lösenord"),
  word("mdp", "mdp", true, /(?:^|[^a-z])$/i),
  word("securestring", "securestring"),
  word("token", "token(?:[_-]?secret)?", false),
  word("credential", "credentials?", false),
  word("key", "key(?:[_-]?(?:id|data|secret))?", false, QUALIFIED),
  word("key", "key", false, CAPITALS),
  word("pat", "pat", false, CAPITALS),
  word("auth", "auth(?:[_-]?(?:token|key|secret))?", false, /(?:_|["'])$/),
  word("dsn", "dsn", false, CAPITALS),
];

/** Of wide characters: searched for in the text itself. */
const WIDE_CORES: readonly Core[] = [
  word("парол", "парол[ья]"),
  word("Парол", "парол[ья]"),
  word("ПАРОЛ", "парол[ья]"),
  word("hasło", "hasło"),
  word("Hasło", "hasło"),
  ...[
    "密码",
    "密碼",
    "口令",
    "密钥",
    "密鑰",
    "秘钥",
    "秘鑰",
    "令牌",
    "パスワード",
    "パスコード",
    "暗証番号",
    "秘密鍵",
    "トークン",
    "シークレット",
    "비밀번호",
    "암호",
    "토큰",
    "비밀 키",
  ].map(
    (core): Core => ({
      core,
      rest: lazy(() => /$/),
      isPassword: !/令牌|トークン|토큰/.test(core),
      isCjk: true,
    }),
  ),
];

/** `DB_PASSWORD_2`, `TOKEN_PROD`, `passwordValue`; not `tokens`, `secretary`, `password_hash`. */
const TAIL =
  /^(?:[_.-]?\d{1,3}|[_.-]?(?:prod|production|dev|develop|development|test|testing|staging|stage|qa|live|local|value|raw|plain|cleartext|text|base64|b64|str|string|new|old|current|admin|root|user|db|data|id)(?![a-z])){0,2}/;
/** What is said about a secret: `SECRET_NAME`, `PASSWORD_FILE`. */
const ABOUT =
  /_(?:NAME|FILE|PATH|DIR|ARN|URL|URI|KEY|TYPE|TTL|POLICY|LENGTH|MIN|MAX|COUNT|HASH|SALT|HEADER|FIELD|EXPIRY|EXPIRES|REQUIRED|ENABLED|ROUNDS|VERSION|ALGORITHM|PREFIX|REF|LIMIT|REGEX|PATTERN|HINT|PROMPT|RESET|TIMEOUT|STORE|MANAGER)(?![A-Z])/y;
const CAPITAL_TAIL = /^(?:_[A-Z0-9]{1,12}){1,3}(?![A-Za-z])/;
/** Keys that are no secrets: by what they open. */
const PLAIN_KEYS =
  /(?:public|publishable|gpg|pgp|primary|foreign|sort|cache|partition|hash|index|row|object|s3|registry|routing|group|query|idempotency|translation|host|range|unique|composite|natural|surrogate|storage|lookup|dedup|map|config|feature|locale|i18n|next|react)[_-]?key/i;
const MAX_NAME = 64;
const MAX_TAIL = 48;
const MAX_BEFORE = 40;

const searchWide = lazy(() => searchFor(WIDE_CORES.map(({ core }) => core)));

/** Calls `found` with every name, in the order of their cores. Told where those of one byte a character stand. */
export function findNames(text: string, places: Places, found: (name: Name) => void): void {
  findCores(text, places, CORES, found);
  if (BEYOND_LATIN.test(text)) findCores(text, searchWide()(text), WIDE_CORES, found);
}

const BEYOND_LATIN = /[^\0-\xff]/;

function findCores(text: string, places: Places, cores: readonly Core[], found: (name: Name) => void): void {
  for (const core of cores) {
    for (const at of places.get(core.core) ?? []) {
      const name = core.isCjk ? readCjk(text, at, core) : readName(text, at, core);
      if (name !== undefined) found(name);
    }
  }
}

function readCjk(text: string, at: number, { core, isPassword }: Core): Name {
  const end = at + core.length;
  return { end, whole: text.slice(at, end), isPassword, isCjk: true, isVague: false };
}

function readName(text: string, at: number, { rest, before, isPassword }: Core): Name | undefined {
  const pattern = rest();
  pattern.lastIndex = at;
  const core = pattern.exec(text)?.[0];
  if (
    core === undefined ||
    (before !== undefined && !before.test(text.slice(Math.max(0, at - MAX_BEFORE), at)))
  )
    return undefined;
  const start = startOf(text, at);
  const end = endOf(text, start, at + core.length);
  const whole = text.slice(start, end);
  return end !== -1 && isName(text, at, core, whole)
    ? { end, whole, isPassword, isCjk: false, isVague: before === CAPITALS }
    : undefined;
}

/** `dbPassword` and `spring.mail.password` are whole names; so is an option with its hyphens. */
function startOf(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < MAX_NAME && /[\w.-]/.test(text.charAt(start - 1))) start--;
  return start;
}

function endOf(text: string, start: number, at: number): number {
  if (!/[\w.-]/.test(text.charAt(at))) return at;
  const isCapital = /^[^a-z]*$/.test(text.slice(start, at));
  ABOUT.lastIndex = at;
  if (isCapital && ABOUT.test(text)) return -1;
  const rest = text.slice(at, at + MAX_TAIL);
  const isSuffix = isCapital && rest.startsWith("_");
  const tail = isSuffix ? CAPITAL_TAIL.exec(rest) : TAIL.exec(rest.toLowerCase());
  const end = at + (tail?.[0].length ?? 0);
  return /[A-Za-z0-9_]/.test(text.charAt(end)) ? -1 : end;
}

function isName(text: string, at: number, core: string, whole: string): boolean {
  const previous = text.charAt(at - 1);
  const lower = core.toLowerCase();
  if (lower === "pass") return !/[a-z]/i.test(previous) || (core.startsWith("P") && /[a-z]/.test(previous));
  if (lower === "passe") return /mot de $/i.test(text.slice(Math.max(0, at - 7), at));
  if (/key$/i.test(lower)) return !PLAIN_KEYS.test(whole);
  if (lower === "pat" || lower === "dsn") return true;
  return !/^(?:OLDPWD|PWD)$/.test(whole);
}
