/** Every key, in one table that the help dialog prints. Keys belong to the page only where nothing else wants them. */
import { readSetting, writeSetting } from "./settings.ts";

export interface KeyAction {
  /** As `KeyboardEvent.key` has them. */
  keys: readonly string[];
  does: string;
  run(): void;
}

/** Switched off, only Escape is left: keys without a modifier trouble people who speak to their computer. */
export function hasKeys(): boolean {
  return readSetting("keys") !== "off";
}

export function setKeys(isOn: boolean): void {
  writeSetting("keys", isOn ? "on" : "off");
}

export function listenToKeys(actions: readonly KeyAction[]): void {
  const byKey = new Map(actions.flatMap((action) => action.keys.map((key) => [key, action])));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]") !== null) return;
    const action = byKey.get(event.key);
    if (action === undefined || isTaken(event)) return;
    event.preventDefault();
    action.run();
  });
}

/** Text boxes want every key but Escape; buttons, links and the like want space, Enter and the arrows. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.key === "Escape") return false;
  if (!hasKeys()) return true;
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  if (target.closest("input, textarea, select") !== null) {
    const isCheckbox = target instanceof HTMLInputElement && target.type === "checkbox";
    return !isCheckbox || event.key === " ";
  }
  const isOwn = event.key === " " || event.key === "Enter";
  return isOwn && target.closest("button, a, summary, [role=slider]") !== null;
}
