/**
 * The frame of every page: one HTML file that holds its style, its script and its data, and may load nothing else.
 * To build a page of your own: bundle a script and a style as scripts/build.mjs does for `replay`, hand them over with
 * the data, and read the data in the browser with `readPageData()` of browser/page-data.ts.
 */
import { sha256Hex } from "../text/sha256.ts";

export interface PageParts {
  title: string;
  style: string;
  script: string;
  /** Anything JSON can hold, every text in it redacted already. */
  data: unknown;
}

/** A sheet with a folded corner's worth of lines: drawn here, for a page may not fetch an icon. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%23276e63'/%3E%3Cpath d='M4 4.5h8M4 8h5M4 11.5h7' stroke='%23fff' stroke-width='1.6' stroke-linecap='round'/%3E%3C/svg%3E";

export function renderShell({ title, style, script, data }: PageParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy(style, script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="logbook">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${ICON}">
<style>${refuseEnd(style, "style")}</style>
</head>
<body>
<noscript><p>This page draws itself with the script it carries; nothing is loaded from anywhere. Please allow scripts for it, or read the session in a terminal: logbook replay.</p></noscript>
<script type="application/json" id="page-data">${renderData(data)}</script>
<script>${refuseEnd(script, "script")}</script>
</body>
</html>
`;
}

/** Nothing but this very style and this very script; no network, no frames, no forms, no strings turned into markup. */
function contentPolicy(style: string, script: string): string {
  return [
    "default-src 'none'",
    `script-src ${hashSource(script)}`,
    `style-src ${hashSource(style)}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types dompurify",
  ].join("; ");
}

function hashSource(text: string): string {
  return `'sha256-${Buffer.from(sha256Hex(text), "hex").toString("base64")}'`;
}

/** JSON in which nothing can end the element or open a comment in it. */
function renderData(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** The bundler escapes what would end the element early; a bundle that does not is broken, never shown. */
function refuseEnd(code: string, tag: "script" | "style"): string {
  if (new RegExp(`</${tag}|<!--`, "i").test(code)) throw new RangeError(`the ${tag} holds its own end`);
  return code;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
