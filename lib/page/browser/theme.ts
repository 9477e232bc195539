/** Light or dark: the system's choice until the reader makes another, which the browser keeps where it may. */
import { h } from "./element.ts";
import { readSetting, writeSetting } from "./settings.ts";

type Theme = "light" | "dark";

const root = document.documentElement;
const system = matchMedia("(prefers-color-scheme: dark)");

function chosenTheme(): Theme | undefined {
  const chosen = readSetting("theme");
  return chosen === "light" || chosen === "dark" ? chosen : undefined;
}

function show(theme: Theme): void {
  root.dataset["theme"] = theme;
}

export function applyTheme(): void {
  const showUsual = (): void => show(chosenTheme() ?? (system.matches ? "dark" : "light"));
  showUsual();
  system.addEventListener("change", showUsual);
  // Paper is light.
  window.addEventListener("beforeprint", () => show("light"));
  window.addEventListener("afterprint", showUsual);
}

export function toggleTheme(): void {
  const theme = root.dataset["theme"] === "dark" ? "light" : "dark";
  writeSetting("theme", theme);
  show(theme);
}

export function themeButton(): HTMLElement {
  return h(
    "button",
    {
      type: "button",
      class: "plain",
      onclick: toggleTheme,
      "aria-label": "Light or dark",
      title: "Light or dark (t)",
    },
    "◐",
  );
}
