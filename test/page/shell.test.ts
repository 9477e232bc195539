import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { renderShell } from "../../lib/page/shell.ts";

const PARTS = { title: "t", style: "a{}", script: "b()", data: {} };

function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start) + start.length;
  return html.slice(from, html.indexOf(end, from));
}

describe("renderShell", () => {
  it("allows exactly the style and the script it carries, and no network", () => {
    const html = renderShell(PARTS);
    const policy = between(html, 'Content-Security-Policy" content="', '"');
    const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `script-src ${hash("b()")}`,
      `style-src ${hash("a{}")}`,
      "img-src data:",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types dompurify",
    ]);
    expect(html.match(/(?:src|href)="(?!data:)/g)).toBeNull();
  });

  it("holds data that cannot end its element, and reads back the same", () => {
    const data = { text: "</script><script>alert(1)</script><!--<script>", 名: "\u2028 ]]>" };
    const html = renderShell({ ...PARTS, data });
    const json = between(html, 'id="page-data">', "</script>");
    expect(json).not.toContain("<");
    expect(JSON.parse(json)).toEqual(data);
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });

  it("shows a title as text", () => {
    expect(renderShell({ ...PARTS, title: `</title><img src=x onerror='a'> & "q"` })).toContain(
      "<title>&lt;/title&gt;&lt;img src=x onerror=&#39;a&#39;&gt; &amp; &quot;q&quot;</title>",
    );
  });

  it.each([{ script: "'</script>'" }, { script: "'<!--'" }, { style: "a{}</style>" }])(
    "refuses a bundle that would end its element: %j",
    (part) => {
      expect(() => renderShell({ ...PARTS, ...part })).toThrow(RangeError);
    },
  );
});
