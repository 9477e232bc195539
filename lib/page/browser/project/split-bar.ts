/** Where the time went, as one bar in three parts; words say the same. */
import type { TimeSplit } from "../../../replay/insight/time-split.ts";
import { renderDuration } from "../../../replay/units.ts";
import { h, setShares } from "../element.ts";

export function splitBar({ modelMs, toolsMs, userMs }: TimeSplit): HTMLElement {
  const whole = Math.max(1, modelMs + toolsMs + userMs);
  const parts = [
    { name: "model", ms: modelMs },
    { name: "tools", ms: toolsMs },
    { name: "user", ms: userMs },
  ];
  const bar = h("span", { class: "split", "aria-hidden": "true" });
  for (const { name, ms } of parts) {
    const part = h("span", { class: `split-${name}` });
    setShares(part, { share: ms / whole });
    bar.append(part);
  }
  const words = parts.map(({ name, ms }) => `${name} ${renderDuration(ms)}`).join(" · ");
  return h("p", { class: "split-line" }, bar, h("span", { class: "quiet" }, words));
}
