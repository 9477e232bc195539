/** Secrets that are known by their own form or by the word before them. Bounded runs, and boundaries that are ASCII, so that CJK may touch them. */

export interface RedactRule {
  kind: string;
  /** Text without it is not searched: a plain search costs next to nothing. */
  hint: string;
  pattern: RegExp;
  /** What the pattern's first group holds stays. */
  keepsGroup?: true;
}

const NOT_AFTER = "(?<![A-Za-z0-9])";
const NOT_BEFORE = "(?![A-Za-z0-9])";
/** Long enough to bound what one match costs, longer than any token of these kinds. */
const MAX_RUN = 512;

interface Run {
  alphabet?: string;
  min: number;
  max?: number;
}

/** A token that begins with letters of its own. What a limit cut off is known at the end of the text, or before the mark of the cut. */
function byPrefix(kind: string, hint: string, prefix: string, run: Run): RedactRule {
  const { alphabet = "[A-Za-z0-9_-]", min, max = MAX_RUN } = run;
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

const ALPHANUMERIC = "[A-Za-z0-9]";

const BY_FORM: readonly RedactRule[] = [
  byPrefix("aws-key", "A", "AKIA|ASIA|AROA|AIDA|ABIA|ACCA", { alphabet: "[A-Z0-9]", min: 16, max: 16 }),
  byPrefix("github-token", "gh", "gh[pousr]_", { alphabet: ALPHANUMERIC, min: 36 }),
  byPrefix("github-token", "github_pat_", "github_pat_", { min: 22 }),
  byPrefix("gitlab-token", "gl", "gl(?:pat|dt|rt|cbt|ptt|ft|soat|agent|imt|oas)-", { min: 20 }),
  byPrefix("slack-token", "xox", "xox[abeoprs](?:\\.xox[bp])?-", { min: 10 }),
  byPrefix("slack-token", "xapp-", "xapp-\\d-", { min: 10 }),
  byPrefix("slack-webhook", "hooks.slack.com", "hooks\\.slack\\.com/(?:services|workflows|triggers)/", {
    alphabet: "[A-Za-z0-9/_-]",
    min: 20,
  }),
  byPrefix("npm-token", "npm_", "npm_", { alphabet: ALPHANUMERIC, min: 36, max: 36 }),
  byPrefix("pypi-token", "pypi-", "pypi-", { min: 50 }),
  byPrefix("stripe-key", "k_", "[srp]k_(?:live|test)_", { alphabet: ALPHANUMERIC, min: 10 }),
  byPrefix("stripe-key", "whsec_", "whsec_", { alphabet: "[A-Za-z0-9+/=]", min: 20 }),
  byPrefix("google-key", "AIza", "AIza", { min: 35, max: 35 }),
  byPrefix("google-key", "GOCSPX-", "GOCSPX-", { min: 20 }),
  byPrefix("google-token", "ya29.", "ya29\\.", { min: 20 }),
  byPrefix("anthropic-key", "sk-ant-", "sk-ant-", { min: 16 }),
  byPrefix("openai-key", "sk-", "sk-(?:proj|svcacct|admin|or-v1)-", { min: 20 }),
  byForm("openai-key", "sk-", `sk-(?=[A-Za-z-]{0,40}\\d)[A-Za-z0-9]{20,255}${NOT_BEFORE}`),
  byForm("sendgrid-key", "SG.", "SG\\.[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{32,64}"),
  byForm("telegram-token", ":AA", `\\d{8,10}:AA[A-Za-z0-9_-]{33}${NOT_BEFORE}`),
  byPrefix("age-key", "AGE-SECRET-KEY-1", "AGE-SECRET-KEY-1", { alphabet: "[A-Z0-9]", min: 40 }),
  byPrefix(
    "service-token",
    "_",
    "(?:hf|gsk|sbp|dckr_pat|dop_v1|doo_v1|shp(?:at|ca|pa|ss)|glsa|lin_api|figd|rubygems|dapi)_",
    {
      min: 30,
    },
  ),
  byPrefix("service-token", "-", "(?:xai|nvapi|pplx|atlasv1)-", { min: 30 }),
  byForm(
    "jwt",
    "eyJ",
    "(?<![_-])eyJ[A-Za-z0-9_-]{8,4096}\\.eyJ[A-Za-z0-9_-]{4,8192}(?:\\.[A-Za-z0-9_-]{0,4096})?",
  ),
];

const BY_CONTEXT: readonly RedactRule[] = [
  {
    kind: "password",
    hint: "://",
    pattern: /(:\/\/[^\s:/?#@"'<>[\]]{0,128}:)(?!\[redacted:|[$<{%])[^\s/?#"'<>]{1,256}(?=@)/g,
    keepsGroup: true,
  },
  {
    kind: "password",
    hint: "-u",
    pattern:
      /((?:^|\s)(?:-u|--user|--proxy-user)[ =]["']?[^\s:"']{1,64}:)(?!\[redacted:|[$<{%])[^\s"']{4,256}/g,
    keepsGroup: true,
  },
  {
    kind: "authorization",
    hint: "uthorization",
    pattern:
      /(authorization["'\\]{0,2}\s{0,4}[:=]\s{0,4}["'\\]{0,2}(?:(?:bearer|basic|token|digest|negotiate|apikey)\s{1,4}|(?=[A-Za-z._~+/=-]{0,64}\d)(?!(?:basic|bearer)\b)))[A-Za-z0-9._~+/=-]{8,4096}/gi,
    keepsGroup: true,
  },
  {
    kind: "bearer",
    hint: "earer ",
    pattern: /(\b[Bb]earer {1,4})(?=[A-Za-z._~+/=-]{0,64}\d)[A-Za-z0-9._~+/=-]{20,4096}/g,
    keepsGroup: true,
  },
  {
    kind: "cookie",
    hint: "ookie",
    pattern:
      /((?:set-)?cookie["'\\]{0,2}\s{0,4}:\s{0,4}["'\\]{0,2})[\w.-]{1,64}=(?!\[redacted:)[^\n"'\\]{8,4096}/gi,
    keepsGroup: true,
  },
];

export const REDACT_RULES: readonly RedactRule[] = [...BY_FORM, ...BY_CONTEXT];
