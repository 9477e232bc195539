/** What stands where a secret would: variables, templates, masks, and words that say so. Judged whole, not by how it begins. */

/** Of the shell, of make and of Windows; with what code may do to it. In lower case, letters alone: `$ecret42` is none. */
const VARIABLE =
  /^[@&!]?\$(?:\{[^}]*\}.{0,64}|\([^)]*\).{0,8}|\d|[A-Z_][A-Z0-9_]*(?:[/.:[(-].{0,64})?|[a-zA-Z_]+(?:(?:->|::|\.|\[|\().{0,200})?|env:\w+)$|^%[A-Za-z_]+%$|^\$[{(][^})]*$/;
const TEMPLATE =
  /^(?:\{\{.*|\{%.*|<%.*|\$\{\{.*|<[^<>]*>?|\{[A-Za-z_. -]*\}|\[[A-Za-z_. -]*\]|\([A-Za-z_. -]*\)|%\(?\w{0,40}\)?[sdv]|#\{.*|__\w+__|@\w+@?|:[a-z_]+|![A-Za-z]+(?:\s.*)?|[?*&]|op:\/\/.*|vault:.*|ssm:.*|arn:.*|ENC\[.*|secretRef.*|\{\}|\[\]|\(\)|\.[*+].*|\\+[wdsS][+*{].*|[A-Z]{2,}(?:_[A-Z]+)+|(?:id|name|src|source|type|file|env)=[A-Za-z].*|[a-z_]+(?::[\w,]+)?(?:\|[a-z_]+(?::[\w,]+)?)+|\[redacted.*|\[private\]?)$/s;
const MASK =
  /^(?:[*x\u2022\u25cf.#_-]{3,}|(.)\1{3,}|\*{2,}.{0,4}|.{0,4}\*{4,}.{0,4}|.{0,6}(?:\.{3}|\u2026).{0,4})$/i;
const WORDS = new Set(
  (
    "passed failed null none nil undefined true false string str number boolean bool bytes required optional redacted changeme change-me example " +
    "placeholder password passwd secret token default value text hidden masked empty unset process import this self config " +
    "settings secrets vars inputs data await new typeof function async return object array any unknown never void char " +
    "varchar const let yes no on off enabled disabled missing invalid expired wrong incorrect todo tbd n/a na " +
    "plain basic bearer oauth oauth2 sha1 sha256 sha512 hs256 rs256 es256 md5 bcrypt argon2 argon2id scrypt pbkdf2 utf8 utf-8 " +
    "base64 base32 aes256 aes-256-gcm x509 pkcs8 pkcs12 u2f fido2 webauthn totp hotp 2fa mfa s3 k8s oidc saml saml2 x-oauth-basic"
  ).split(" "),
);
const YOUR =
  /^(?:your|my|the|some|insert|enter|replace|put)[-_ ][A-Za-z_ -]*$|^(?:<|\[)?(?:your|insert|enter)[-_ ].{0,40}(?:here|>|\])$/i;
const VERSION = /^[v^~>=<]*\d+(?:\.\d+)+(?:[-+.]\w{0,10})*$/;
const TYPE =
  /^[&*[\]?]*(?:[Uu]?[Ii]nt\d{1,3}|[iuf]\d{1,3}|[Uu][Tt][Ff]-?\d{1,2}|Base64\w*|Uint\d{1,2}\w*|Sha\d{1,3}\w*)[<>[\];,?]*$/;
const URL = /^[a-z][a-z0-9+.-]{1,20}:\/\//i;

export function isStandIn(value: string): boolean {
  return (
    WORDS.has(value.toLowerCase().replace(/[;,!?]+$/, "")) ||
    VARIABLE.test(value) ||
    TEMPLATE.test(value) ||
    MASK.test(value) ||
    YOUR.test(value) ||
    VERSION.test(value) ||
    TYPE.test(value) ||
    URL.test(value)
  );
}
