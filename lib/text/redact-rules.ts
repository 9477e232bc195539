/** Secrets that are known by their own form or by the word before them. Bounded runs, and boundaries that are ASCII, so that CJK may touch them. */

export interface RedactRule {
  kind: string;
  /** Text without it is not searched: a plain search costs next to nothing. */
  hint: string;
  pattern: RegExp;
  /** What the pattern's first group holds stays. */
  keepsGroup?: true;
}

/** In a text of JSON the letter of `\n` stands before what begins a line. */
const NOT_AFTER = "(?<!(?<!\\\\)[A-Za-z0-9])";
const NOT_BEFORE = "(?![A-Za-z0-9])";
/** Long enough to bound what one match costs, longer than any token of these kinds. */
const MAX_RUN = 512;

interface Run {
  alphabet?: string;
  min: number;
  max?: number;
}

/** A token that begins with letters of its own. What a limit cut off is known at the end of the text, or before the mark of the cut. */
function byPrefix(kind: string, hint: string, run: Run, prefix: string = hint): RedactRule {
  const { alphabet = "[\\w-]", min, max = MAX_RUN } = run;
  const end = run.max === undefined ? "" : NOT_BEFORE;
  const cut = `(?=[A-Za-z_-]{0,40}\\d)${alphabet}{6,${min}}(?=…|$)`;
  return {
    kind,
    hint,
    pattern: new RegExp(`${NOT_AFTER}(?:${prefix})(?:${alphabet}{${min},${max}}${end}|${cut})`, "g"),
  };
}

function byForm(kind: string, hint: string, form: string): RedactRule {
  return { kind, hint, pattern: new RegExp(NOT_AFTER + form, "g") };
}

function byContext(kind: string, hint: string, pattern: RegExp): RedactRule {
  return { kind, hint, pattern, keepsGroup: true };
}

const ALPHANUMERIC = "[A-Za-z0-9]";
/** A break in a shell command or a text of JSON. A run of backslashes is taken whole, so that there is one way to read it. */
const GAP = "(?:\\s|\\\\+(?!\\\\)n?){1,12}";

const BY_FORM: readonly RedactRule[] = [
  byPrefix("aws-key", "A", { alphabet: "[A-Z0-9]", min: 16, max: 16 }, "AKIA|ASIA|AROA|AIDA|ABIA|ACCA"),
  byPrefix("github-token", "gh", { alphabet: ALPHANUMERIC, min: 36 }, "gh[pousr]_"),
  byPrefix("github-token", "github_pat_", { min: 22 }),
  byPrefix("gitlab-token", "gl", { min: 20 }, "gl(?:pat|dt|rt|cbt|ptt|ft|soat|agent|imt|oas)-"),
  byPrefix("slack-token", "xox", { min: 10 }, "xox[abeoprs](?:\\.xox[bp])?-"),
  byPrefix("slack-token", "xapp-", { min: 10 }, "xapp-\\d-"),
  byPrefix(
    "slack-webhook",
    "hooks.slack.com",
    { alphabet: "[\\w/-]", min: 20 },
    "hooks\\.slack\\.com/(?:services|workflows|triggers)/",
  ),
  byPrefix("npm-token", "npm_", { alphabet: ALPHANUMERIC, min: 36, max: 36 }),
  byPrefix("pypi-token", "pypi-", { min: 50 }),
  byPrefix("stripe-key", "k_", { alphabet: ALPHANUMERIC, min: 10 }, "[srp]k_(?:live|test)_"),
  byPrefix("stripe-key", "whsec_", { alphabet: "[A-Za-z0-9+/=]", min: 20 }),
  byPrefix("google-key", "AIza", { min: 35, max: 35 }),
  byPrefix("google-key", "GOCSPX-", { min: 20 }),
  byPrefix("google-token", "ya29.", { min: 20 }, "ya29\\."),
  byPrefix("anthropic-key", "sk-ant-", { min: 16 }),
  byPrefix("openai-key", "sk-", { min: 20 }, "sk-(?:proj|svcacct|admin|or-v1)-"),
  byForm("openai-key", "sk-", `sk-(?=[A-Za-z-]{0,40}\\d)[A-Za-z0-9]{20,255}${NOT_BEFORE}`),
  byForm("sendgrid-key", "SG.", "SG\\.[\\w-]{16,32}\\.[\\w-]{32,64}"),
  byForm("telegram-token", ":AA", `\\d{8,10}:AA[\\w-]{33}${NOT_BEFORE}`),
  byPrefix("age-key", "AGE-SECRET-KEY-1", { alphabet: "[A-Z0-9]", min: 40 }),
  byPrefix(
    "service-token",
    "_",
    { min: 30 },
    "(?:hf|gsk|sbp|dckr_pat|dop_v1|doo_v1|shp(?:at|ca|pa|ss)|glsa|lin_api|figd|rubygems|dapi)_",
  ),
  byPrefix("service-token", "-", { min: 30 }, "(?:xai|nvapi|pplx|atlasv1)-"),
  byForm("azure-secret", "Q~", "[\\w.~-]{3}[78]Q~[\\w.~-]{31,34}"),
  // `-----BEGIN` in base64, where neither a certificate nor a public key follows.
  byForm("private-key", "LS0tLS1CRUdJTi", "LS0tLS1CRUdJTi(?!BDRVJU|BQVUJM)[A-Za-z0-9+/=]{40,16384}"),
  byForm("jwt", "eyJ", "(?<![_-])eyJ[\\w-]{8,4096}\\.eyJ[\\w-]{4,8192}(?:\\.[\\w-]{0,4096})?"),
];

const BY_CONTEXT: readonly RedactRule[] = [
  // A token may stand where the user would.
  byContext(
    "password",
    "://",
    /(:\/\/(?:[^\s:/?#@"'<>[\]]{0,128}:|(?=[A-Za-z_-]{0,64}\d)(?=[\w.-]{20,256}@)))(?!\[redacted:|[$<{%])[^\s/?#"'<>]{1,256}(?=@)/g,
  ),
  byContext(
    "password",
    "-u",
    /((?:^|\s|\\n)(?:-u|--user|--proxy-user)[ =]["']?[^\s:"']{1,64}:)(?!\[redacted:|[$<{%])[^\s"']{4,256}/g,
  ),
  byContext(
    "authorization",
    "uthorization",
    new RegExp(
      `(authorization["'\\\\]{0,16}\\s{0,4}[:=]\\s{0,4}["'\\\\]{0,16}(?:(?:bearer|basic|token|digest|negotiate|apikey)${GAP}|` +
        "(?=[A-Za-z._~+/=-]{0,64}\\d)(?!(?:basic|bearer)\\b)))[\\w.~+/=-]{8,4096}",
      "gi",
    ),
  ),
  byContext(
    "bearer",
    "earer ",
    /((?<!(?<!\\)\w)[Bb]earer {1,4})(?=[A-Za-z._~+/=-]{0,64}\d)[\w.~+/=-]{20,4096}/g,
  ),
  byContext(
    "cookie",
    "ookie",
    /((?:set-)?cookie["'\\]{0,16}\s{0,4}:\s{0,4}["'\\]{0,16})[\w.-]{1,64}=(?!\[redacted:)[^\n"'\\]{8,4096}/gi,
  ),
];

export const REDACT_RULES: readonly RedactRule[] = [...BY_FORM, ...BY_CONTEXT];
