/**
 * Replaces secrets by `[redacted:kind]`: a small, fast set of patterns for what leaves the store.
 * Precision first: hashes, uuids and prose stay. Every pattern is linear: runs are bounded or tried once per run.
 */

interface Rule {
  kind: string;
  /** Cheap test that decides whether the pattern is tried at all. */
  hint: RegExp | string;
  pattern: RegExp;
  /** Default replaces the whole match; groups `before` and `after` are kept. */
}

const RULES: readonly Rule[] = [
  {
    kind: "aws-key",
    hint: "A",
    pattern: /(?<![A-Za-z0-9])(?:AKIA|ASIA|AROA|AIDA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
  },
  {
    kind: "github-token",
    hint: "g",
    pattern: /(?<![A-Za-z0-9])(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9_]{22,255})/g,
  },
  {
    kind: "gitlab-token",
    hint: "gl",
    pattern: /(?<![A-Za-z0-9])gl(?:pat|dt|rt|cbt|ptt|ft|soat|agent|imt)-[A-Za-z0-9_-]{20,255}/g,
  },
  {
    kind: "slack-token",
    hint: "x",
    pattern: /(?<![A-Za-z0-9])(?:xox[abeoprs]-[A-Za-z0-9-]{10,255}|xapp-\d-[A-Za-z0-9-]{10,255})/g,
  },
  {
    kind: "slack-webhook",
    hint: "hooks.slack.com",
    pattern: /hooks\.slack\.com\/(?:services|workflows|triggers)\/[A-Za-z0-9/_-]{20,255}/g,
  },
  { kind: "npm-token", hint: "npm_", pattern: /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])/g },
  { kind: "pypi-token", hint: "pypi-", pattern: /(?<![A-Za-z0-9])pypi-[A-Za-z0-9_-]{50,500}/g },
  {
    kind: "stripe-key",
    hint: "k_",
    pattern: /(?<![A-Za-z0-9])(?:[srp]k_(?:live|test)_[A-Za-z0-9]{10,255}|whsec_[A-Za-z0-9+/=]{20,255})/g,
  },
  { kind: "google-key", hint: "AIza", pattern: /(?<![A-Za-z0-9])AIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/g },
  { kind: "google-token", hint: "ya29.", pattern: /(?<![A-Za-z0-9])ya29\.[A-Za-z0-9_-]{20,500}/g },
  { kind: "anthropic-key", hint: "sk-ant-", pattern: /(?<![A-Za-z0-9])sk-ant-[A-Za-z0-9_-]{16,255}/g },
  {
    kind: "openai-key",
    hint: "sk-",
    pattern:
      /(?<![A-Za-z0-9])sk-(?:(?:proj|svcacct|admin|or-v1)-[A-Za-z0-9_-]{20,255}|[A-Za-z0-9]{20,255}(?![A-Za-z0-9]))/g,
  },
  {
    kind: "jwt",
    hint: "eyJ",
    pattern:
      /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,4096}\.eyJ[A-Za-z0-9_-]{4,8192}(?:\.[A-Za-z0-9_-]{0,4096})?/g,
  },
  {
    kind: "password",
    hint: "://",
    pattern:
      /(?<=(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{1,30}:\/\/[^\s:/?#@"'<>]{0,128}:)(?!\[redacted:|\$|\{|<)[^\s/?#@"'<>]{1,256}(?=@)/g,
  },
  {
    kind: "authorization",
    hint: /authorization/i,
    pattern:
      /(?<=\bauthorization["']?\s{0,4}[:=]\s{0,4}["']?(?:(?:bearer|basic|token|digest|negotiate)\s{1,4})?)(?!\[redacted:|\$|\{|<|(?:bearer|basic|token|digest|negotiate)\b)[A-Za-z0-9._~+/=-]{8,4096}/gi,
  },
  {
    kind: "bearer",
    hint: /bearer/i,
    pattern: /(?<=\bbearer\s{1,4})(?!\[redacted:)(?=[A-Za-z_~+/=.-]{0,64}\d)[A-Za-z0-9._~+/=-]{20,4096}/gi,
  },
];

const ASSIGNED =
  /(?<![A-Za-z0-9])([A-Za-z0-9_.-]{0,64}?(?:api[_-]?key|access[_-]?key(?:[_-]?id)?|secret[_-]?key|private[_-]?key|client[_-]?secret|auth[_-]?token|access[_-]?token|refresh[_-]?token|token|secret|passwd|password|passphrase|pwd|credentials?)["']?\s{0,4}(?::|=|:=|=>)\s{0,4})(["'`]?)(?!\[redacted:)([^\s"'`,;]{6,4096})/gi;

/** A value that names, calls or computes rather than spells the secret. */
const NOT_A_SECRET =
  /^(?:[$<{([%]|\*+$|x+$|\.{3}|(?:null|none|undefined|true|false|string|number|boolean|required|optional|redacted|changeme|example|placeholder)\b|process\.|os\.|env\.|import\.|this\.|self\.|await\b|new\b|function\b|[A-Za-z_][\w.]*\()/i;

function redactAssigned(text: string): string {
  return text.replace(ASSIGNED, (whole, before: string, quote: string, value: string) => {
    if (NOT_A_SECRET.test(value)) return whole;
    if (quote === "" && !/\d/.test(value) && !/=/.test(before)) return whole;
    return `${before}${quote}[redacted:secret]`;
  });
}

const PEM_BEGIN = /-----BEGIN[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const PEM_END = /-----END[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const PEM_BODY =
  /(?:\s|\\[nr]|[A-Za-z0-9+/=]{16,76}(?![A-Za-z0-9])|(?:Proc-Type|DEK-Info|Version|Comment):[^\n\\]{0,80}|[A-Za-z0-9+/=]{1,76}(?=\s*(?:$|…)))*/y;

function redactPem(text: string): string {
  if (!text.includes("PRIVATE KEY")) return text;
  let result = "";
  let from = 0;
  for (const begin of text.matchAll(PEM_BEGIN)) {
    if (begin.index < from) continue;
    result += `${text.slice(from, begin.index)}[redacted:private-key]`;
    PEM_BODY.lastIndex = begin.index + begin[0].length;
    PEM_BODY.test(text);
    from = PEM_BODY.lastIndex;
    PEM_END.lastIndex = from;
    const end = PEM_END.exec(text);
    if (end !== null && end.index === from) from += end[0].length;
  }
  return result + text.slice(from);
}

function applyRule(text: string, rule: Rule): string {
  const isHinted = typeof rule.hint === "string" ? text.includes(rule.hint) : rule.hint.test(text);
  return isHinted ? text.replace(rule.pattern, `[redacted:${rule.kind}]`) : text;
}

export function redact(text: string): string {
  return redactAssigned(RULES.reduce(applyRule, redactPem(text)));
}
