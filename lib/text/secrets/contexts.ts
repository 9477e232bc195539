/** Secrets that are known by the words and signs around them. The first group is what stays in front. */

import { lazy } from "../lazy.ts";
import type { Places } from "./literals.ts";
import { isStandIn } from "./stand-in.ts";
import type { View } from "./view.ts";
import { isMixed, isWords } from "./words.ts";

export interface Context {
  kind: string;
  /** Text without it, in lower case, is not searched. */
  hint: string;
  pattern: () => RegExp;
  /** Told the value, what stood in front, and the text up to the match. */
  isSecret?: (value: string, front: string, before: () => string) => boolean;
}

/** A break in a shell command or a text of JSON. A run of backslashes is taken whole, so that there is one way to read it. */
const GAP = "(?:\\s|\\\\+(?!\\\\)n?){1,12}";
const QUOTES = "[\"'`\\\\]{0,16}";
const AFTER_NAME = `${QUOTES}\\s{0,4}(?:=>|[:=,：])\\s{0,4}${QUOTES}`;

const isReal = (value: string): boolean => !isStandIn(value);

/** The command that the match is part of, as far as it tells which program it is. */
function isCommandOf(programs: RegExp): NonNullable<Context["isSecret"]> {
  return (value, _front, before) => isReal(value) && programs.test(commandBefore(before()));
}

function commandBefore(text: string): string {
  return text.split(/[;|&]|(?<!\\\r?)\n/).pop() ?? "";
}

const SHELL_VALUE = "(?:'[^'\\n]{3,256}|\"[^\"\\n]{3,256}|[^\\s\"'|;&]{3,256})";

const CLIENTS = /\b(?:curl|wget|https?|xh|ab|hey|siege)\b/;

export const CONTEXTS: readonly Context[] = [
  {
    kind: "password",
    hint: "://",
    pattern: lazy(
      () =>
        /(:\/\/[^\s:/?#@"'<>[\]]{0,128}:)(?!\[redacted:)(?:(?:[^\s/?#"'<>]|'(?=\w)){1,256}(?=@)|(?!\d{1,5}[/?#])[^\s"'<>]{1,256}(?=@(?:[\w-]{1,63}\.[\w.-]{1,255}|localhost|[\w-]{1,63}:\d)))/g,
    ),
    isSecret: (value) => isReal(value) && !/^x-(?:oauth-basic|token-auth|access-token)$/.test(value),
  },
  {
    // A token may stand where the user would.
    kind: "password",
    hint: "://",
    pattern: lazy(() => /(:\/\/)(?=[A-Za-z._-]{0,64}\d)[\w.~%+=-]{20,256}(?=(?::[^\s/@"']{0,256})?@)/g),
    isSecret: (value) => !isWords(value),
  },
  {
    kind: "authorization",
    hint: "authori",
    pattern: lazy(
      () =>
        new RegExp(
          `(authori[sz]ation${AFTER_NAME}(?:bearer|basic|token|apikey|key|negotiate|ntlm|splunk|sso-key|pve\\w{1,12}|gateway|bot|oauth|jwt|zoho-oauthtoken|kong|genikey|ssws|klaviyo-api-key|discogs)${GAP})[\\w.~+/=:!@-]{6,16384}`,
          "gi",
        ),
    ),
    isSecret: (value, front) => isReal(value) && (value.length >= 8 || /basic\s/i.test(front)),
  },
  {
    kind: "authorization",
    hint: "authori",
    pattern: lazy(
      () =>
        new RegExp(
          `(authori[sz]ation${AFTER_NAME}(?:digest|hawk|oauth|signature|mac|aws4?(?:-hmac-sha256)?|hmac[\\w-]{0,20}|sharedkey(?:lite)?|acs\\d?-hmac-\\w{1,10}|goog4-rsa-sha256|edge)${GAP})(?=[^\\n]{0,64}[=:])[^\\n\\r'\\\\]{8,4096}`,
          "gi",
        ),
    ),
  },
  {
    kind: "authorization",
    hint: "authori",
    pattern: lazy(
      () =>
        new RegExp(
          `(authori[sz]ation${AFTER_NAME}(?:[\\w-]{2,30}${GAP})?)(?!(?:basic|bearer)\\b)(?=[A-Za-z._~+/=:-]{0,64}\\d)[\\w.~+/=:-]{8,16384}`,
          "gi",
        ),
    ),
    isSecret: (value) => isReal(value) && !isWords(value),
  },
  {
    kind: "bearer",
    hint: "bearer",
    pattern: lazy(() => /((?<!\w)bearer[\s:=]{1,4})(?=[A-Za-z._~+/=-]{0,64}\d)[\w.~+/=-]{16,16384}/gi),
    isSecret: (value) => isReal(value) && !isWords(value),
  },
  {
    kind: "cookie",
    hint: "cookie",
    pattern: lazy(
      () =>
        new RegExp(
          `((?:set-)?cookie2?${QUOTES}\\s{0,4}[:=,]\\s{0,4}${QUOTES})[\\w.-]{1,64}=[^\\n\\r"'\\\\]{8,4096}`,
          "gi",
        ),
    ),
    isSecret: (value) => isReal(value.slice(value.indexOf("=") + 1)) && /\d/.test(value),
  },
  {
    kind: "cookie",
    hint: "curl",
    pattern: lazy(() => /((?:\s|\\n)(?:-b|--cookie)[ =]{0,2}["']?)[\w.-]{1,64}=[^\n"'\\]{4,4096}/g),
    isSecret: isCommandOf(CLIENTS),
  },
  {
    kind: "password",
    hint: "curl",
    pattern: lazy(
      () =>
        /((?:^|\s|\\n)(?:-u|--user|--proxy-user|-U)[ =]{0,2}["']?[^\s:"']{0,64}:)(?!\/\/)(?:(?<=["'][^\s:"']{0,64}:)[^\n"']{3,256}|[^\s"'`]{3,256})/g,
    ),
    isSecret: (value, front, before) =>
      isReal(value) && !/^\d+$/.test(value) && CLIENTS.test(commandBefore(before())) && front !== "",
  },
  {
    kind: "password",
    hint: "sshpass",
    pattern: lazy(() => new RegExp(`(\\bsshpass\\s{1,4}(?:-v\\s{1,4})?-p\\s{0,4})${SHELL_VALUE}`, "g")),
    isSecret: isReal,
  },
  {
    kind: "password",
    hint: "-p",
    pattern: lazy(() => new RegExp(`(\\s-p(?=["'\\S])(?!\\s))${SHELL_VALUE}`, "g")),
    isSecret: isCommandOf(
      /\b(?:mysql|mysqldump|mysqladmin|mysqlimport|mysqlsh|mariadb|mariadb-dump|7z[az]?|rar|unrar|sqlplus|xfreerdp)\b/,
    ),
  },
  {
    kind: "password",
    hint: "-p",
    pattern: lazy(() => new RegExp(`(\\s-p\\s{1,4})${SHELL_VALUE}`, "gi")),
    isSecret: isCommandOf(
      /\b(?:(?:docker|podman|helm registry|nerdctl|az|crane auth|oras|skopeo|oc|buildah)\s+login|mongo(?:sh|dump|restore|export|import)?|zip|unzip|sqlcmd|bcp|mosquitto_(?:pub|sub)|htpasswd|cf login)\b/,
    ),
  },
  {
    kind: "password",
    hint: "redis-cli",
    pattern: lazy(() => new RegExp(`(\\s-a\\s{1,4})${SHELL_VALUE}`, "g")),
    isSecret: isCommandOf(/\bredis-cli\b/),
  },
  {
    kind: "password",
    hint: "ldap",
    pattern: lazy(() => new RegExp(`(\\s-w\\s{1,4})${SHELL_VALUE}`, "g")),
    isSecret: isCommandOf(/\bldap\w{3,10}\b/),
  },
  {
    kind: "password",
    hint: "htpasswd",
    pattern: lazy(
      () =>
        new RegExp(
          `(\\bhtpasswd\\s{1,4}(?:-[a-zA-Z0-9]{1,8}\\s{1,4}){0,3}-?[\\w./]{1,200}\\s{1,4}[\\w.@-]{1,64}\\s{1,4})${SHELL_VALUE}`,
          "g",
        ),
    ),
    isSecret: isReal,
  },
  {
    kind: "password",
    hint: "-u",
    pattern: lazy(() => /((?:\s)(?:-U|--user)[ =]{0,2}["']?[\w.\\/-]{1,64}%)[^\s"']{3,256}/g),
    isSecret: isCommandOf(/\b(?:smbclient|rpcclient|smbget|smbmap|net|wmic|mount\.cifs)\b/),
  },
  {
    kind: "password",
    hint: "pass",
    pattern: lazy(() => /(-(?:pass|passin|passout)\s{1,4}["']?pass:)[^\s"']{3,256}/g),
    isSecret: isReal,
  },
  {
    kind: "password",
    hint: "chpasswd",
    pattern: lazy(
      () =>
        /(\becho\s{1,4}["']?[\w.-]{1,64}:)[^\s"'|]{3,256}(?=["']?\s{0,4}\|\s{0,4}(?:sudo\s{1,4})?chpasswd)/g,
    ),
    isSecret: isReal,
  },
  {
    kind: "password",
    hint: "sudo -s",
    pattern: lazy(
      () => new RegExp(`(\\becho\\s{1,4})${SHELL_VALUE}(?=["']?\\s{0,4}\\|\\s{0,4}sudo\\s{1,4}-S)`, "g"),
    ),
    isSecret: isReal,
  },
  {
    kind: "password",
    hint: "password-stdin",
    pattern: lazy(
      () =>
        new RegExp(
          `(\\b(?:echo|printf)\\s{1,4})${SHELL_VALUE}(?=["']?\\s{0,4}\\|\\s{0,4}[a-z]{2,20}\\s[^\\n|;]{0,200}--password-stdin)`,
          "g",
        ),
    ),
    isSecret: isReal,
  },
  {
    kind: "password",
    hint: "login",
    pattern: lazy(() => /(\blogin\s{1,8}\S{1,128}\s{1,40}(?:password|passwd)\s{1,8}["']?)[^\s"']{3,256}/g),
    isSecret: isReal,
  },
  ...["requirepass", "masterauth", "rootpw", "bindpw"].map((hint) => ({
    kind: "password",
    hint,
    pattern: lazy(() => new RegExp(`((?<!\\w)${hint}[ \\t]{1,40}["']?)[^\\s"']{4,256}`, "gi")),
    isSecret: (value: string) => isReal(value) && isMixed(value),
  })),
  {
    kind: "password",
    hint: "identified",
    pattern: lazy(
      () =>
        /(\bidentified\s{1,4}(?:with\s{1,4}\S{1,40}\s{1,4})?by\s{1,4}(?:password\s{1,4})?["'])[^\n"']{3,256}/gi,
    ),
    isSecret: isReal,
  },
  {
    // A line of .pgpass.
    kind: "password",
    hint: "5432:",
    pattern: lazy(() => /((?<![\w.*-])[\w.*-]{1,255}:5432:[\w.*-]{1,64}:[\w.*@-]{1,64}:)[^\s]{3,256}/g),
    isSecret: isReal,
  },
  {
    // The private part of a JSON web key.
    kind: "private-key",
    hint: '"kty"',
    pattern: lazy(() => /("(?:d|p|q|dp|dq|qi|k)"\s{0,4}:\s{0,4}")[\w-]{16,4096}/g),
  },
  {
    kind: "signature",
    hint: "sig",
    pattern: lazy(
      () => /([?&](?:sig|signature|x-(?:amz|goog)-signature|x-oss-signature)=)[\w%+/=-]{16,512}/gi,
    ),
    isSecret: isMixed,
  },
];

const MAX_COMMAND = 500;
/** The quote that a value begins with, and what escapes the one behind it, are no part of it. */
const QUOTED = /^((?:\\*["'])?)[\s\S]*?(?=\\*$)/;

/** Calls `found` with each value's place in the view. */
export function findByContext(
  { text }: View,
  places: Places,
  found: (kind: string, start: number, end: number) => void,
): void {
  for (const { kind, hint, pattern, isSecret } of CONTEXTS) {
    if (!places.has(hint)) continue;
    for (const match of text.matchAll(pattern())) {
      const front = match[1] ?? "";
      const [whole, opening = ""] = QUOTED.exec(match[0].slice(front.length)) ?? [];
      const start = match.index + front.length + opening.length;
      const end = start + (whole?.length ?? 0) - opening.length;
      const before = (): string => text.slice(Math.max(0, match.index - MAX_COMMAND), match.index + 1);
      const value = text.slice(start, end);
      const isValue = value !== "" && !value.includes(MARK);
      if (isValue && (isSecret?.(value, front, before) ?? true)) found(kind, start, end);
    }
  }
}

/** What stands for a part that is redacted already. */
export const MARK = "\ufffc";
