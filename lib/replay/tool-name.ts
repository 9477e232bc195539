/** How a tool is called on the screen. */

/** `mcp__server__tool` is how the client spells it, not how one reads it. */
export function toolName(tool: string): string {
  const [, server, name] = /^mcp__(.+?)__(.+)$/.exec(tool) ?? [];
  return name === undefined ? tool : `${server}:${name}`;
}
