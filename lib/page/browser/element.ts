/** Elements without markup: every text becomes a text node, so nothing in it is ever read as HTML. */

type Value = string | number | boolean | undefined | ((event: never) => void);
export type Child = Node | string | undefined | false;

/** Functions named `on…` listen; false and undefined leave an attribute out; true gives it no value. */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, Value>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key.slice(2), value as EventListener);
    else if (value !== undefined && value !== false)
      element.setAttribute(key, value === true ? "" : `${value}`);
  }
  addChildren(element, children);
  return element;
}

export function addChildren(parent: ParentNode, children: readonly Child[]): void {
  parent.append(
    ...children.filter((child): child is Node | string => child !== undefined && child !== false),
  );
}

/** Custom properties set by script: a style attribute would be markup, which the page's policy refuses. */
export function setShares(element: HTMLElement, shares: Readonly<Record<string, number>>): void {
  for (const [name, share] of Object.entries(shares))
    element.style.setProperty(`--${name}`, share.toFixed(5));
}

/** Text of which the parts in `backticks` are code. */
export function withCode(text: string): Child[] {
  return text.split(/`([^`]+)`/).map((part, at) => (at % 2 === 1 ? h("code", {}, part) : part));
}
