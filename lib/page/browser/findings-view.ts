/** What went astray, each finding with the way to its steps. */
import type { Finding, FindingKind } from "../../replay/finding.ts";
import { h, withCode } from "./element.ts";
import { stepHash } from "./fragment.ts";

const KIND_SIGN: Readonly<Record<FindingKind, string>> = {
  "repeated-call": "↻",
  "failing-streak": "✗",
  "reread-file": "R",
  "undone-edit": "↩",
  "long-wait": "◷",
  "heavy-turn": "▲",
};

/** Steps linked one by one; of more, the first ones. */
const MAX_LINKS = 6;

export function createFindingsView(findings: readonly Finding[]): HTMLElement | undefined {
  if (findings.length === 0) return undefined;
  return h(
    "section",
    { class: "findings", "aria-labelledby": "findings-name" },
    h("h2", { id: "findings-name" }, "What stands out"),
    h("ul", {}, ...findings.map(renderFinding)),
  );
}

function renderFinding({ kind, title, detail, turn, steps }: Finding): HTMLElement {
  const links = steps
    .slice(0, MAX_LINKS)
    .map((key, at) =>
      h("a", { href: stepHash(key), "aria-label": `Step ${at + 1} of: ${title}` }, `${at + 1}`),
    );
  return h(
    "li",
    { class: `finding finding-${kind}` },
    h("span", { class: "sign", "aria-hidden": "true" }, KIND_SIGN[kind] ?? "!"),
    h(
      "div",
      {},
      h("p", { class: "finding-title" }, ...withCode(title)),
      detail !== "" && h("p", { class: "quiet" }, ...withCode(detail)),
      h(
        "p",
        { class: "finding-links" },
        h("a", { href: `#turn-${turn}` }, `turn ${turn}`),
        links.length > 0 && h("span", { class: "quiet" }, links.length === 1 ? "step" : "steps"),
        ...links,
        steps.length > MAX_LINKS && h("span", { class: "quiet" }, `and ${steps.length - MAX_LINKS} more`),
      ),
    ),
  );
}
