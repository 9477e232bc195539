/** How a tool is called on the screen. */

/** A server's name ends at the first `__` behind its first character, so that there is one way to read a name. */
const MCP = /^mcp__(.(?:(?!__).)*)__(.+)$/;

/** `mcp__server__tool` is how the client spells it, not how one reads it. */
export function toolName(tool: string): string {
  const [, server, name] = MCP.exec(tool) ?? [];
  return name === undefined ? tool : `${server}:${name}`;
}
