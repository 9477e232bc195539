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

function byForm(kind: string, hint: string, form: string): RedactRule {
  return { kind, hint, pattern: new RegExp(NOT_AFTER + form, "g") };
}

/** Any run of the base64url alphabet, long enough to be a secret. */
const run = (min: number, max = 400) => `[A-Za-z0-9_-]{${min},${max}}`;

const BY_FORM: readonly RedactRule[] = [
  byForm("aws-key", "A", `(?:AKIA|ASIA|AROA|AIDA|ABIA|ACCA)[A-Z0-9]{16}${NOT_BEFORE}`),
  byForm("github-token", "gh", "gh[pousr]_[A-Za-z0-9]{36,255}"),
  byForm("github-token", "github_pat_", `github_pat_${run(22)}`),
  byForm("gitlab-token", "gl", `gl(?:pat|dt|rt|cbt|ptt|ft|soat|agent|imt|oas)-${run(20)}`),
  byForm("slack-token", "xox", "xox[abeoprs](?:\\.xox[bp])?-[A-Za-z0-9-]{10,400}"),
  byForm("slack-token", "xapp-", "xapp-\\d-[A-Za-z0-9-]{10,400}"),
  byForm(
    "slack-webhook",
    "hooks.slack.com",
    `hooks\\.slack\\.com/(?:services|workflows|triggers)/[A-Za-z0-9/_-]{20,200}`,
  ),
  byForm("npm-token", "npm_", `npm_[A-Za-z0-9]{36}${NOT_BEFORE}`),
  byForm("pypi-token", "pypi-", `pypi-${run(50, 1000)}`),
  byForm("stripe-key", "k_", "[srp]k_(?:live|test)_[A-Za-z0-9]{10,255}"),
  byForm("stripe-key", "whsec_", "whsec_[A-Za-z0-9+/=]{20,255}"),
  byForm("google-key", "AIza", `AIza[A-Za-z0-9_-]{35}${NOT_BEFORE}`),
  byForm("google-key", "GOCSPX-", `GOCSPX-${run(20)}`),
  byForm("google-token", "ya29.", `ya29\\.${run(20, 2000)}`),
  byForm("anthropic-key", "sk-ant-", `sk-ant-${run(16)}`),
  byForm("openai-key", "sk-", `sk-(?:proj|svcacct|admin|or-v1)-${run(20)}`),
  byForm("openai-key", "sk-", `sk-(?=[A-Za-z-]{0,40}\\d)[A-Za-z0-9]{20,255}${NOT_BEFORE}`),
  byForm("sendgrid-key", "SG.", `SG\\.${run(16, 32)}\\.${run(32, 64)}`),
  byForm("telegram-token", ":AA", `\\d{8,10}:AA[A-Za-z0-9_-]{33}${NOT_BEFORE}`),
  byForm("age-key", "AGE-SECRET-KEY-1", "AGE-SECRET-KEY-1[A-Z0-9]{40,80}"),
  byForm(
    "service-token",
    "_",
    `(?:hf|gsk|sbp|dckr_pat|dop_v1|doo_v1|shp(?:at|ca|pa|ss)|glsa|lin_api|figd|rubygems|dapi)_${run(30)}`,
  ),
  byForm("service-token", "-", `(?:xai|nvapi|pplx|atlasv1|ATATT3x)-?${run(30)}`),
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
];

export const REDACT_RULES: readonly RedactRule[] = [...BY_FORM, ...BY_CONTEXT];
