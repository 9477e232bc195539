/** Moves the focus from session to session; what a session is opened with takes it. */

export function walkSessions(list: HTMLElement, by: 1 | -1): void {
  const stops = [...list.querySelectorAll<HTMLElement>(".session-row .opens")];
  const here = document.activeElement?.closest(".session-row")?.querySelector<HTMLElement>(".opens");
  const at = here == null ? -1 : stops.indexOf(here);
  const next = at < 0 ? (by === 1 ? 0 : stops.length - 1) : at + by;
  const stop = stops[Math.min(stops.length - 1, Math.max(0, next))];
  stop?.focus();
  stop?.closest(".session-row")?.scrollIntoView({ block: "nearest" });
}
