/** The plugin's two manifests, rendered from package.json: one version and one description everywhere. A test holds the files to it. */
import packageJson from "../../package.json" with { type: "json" };
import { renderJson } from "../hook/render-files.ts";

/** Also the marketplace's name: `logbook@logbook`. */
const NAME = "logbook";
const MAINTAINERS = { name: "The logbook maintainers" };

/**
 * Asked for by the client when the plugin is enabled. A key in capitals is the end of its variable's name in
 * lib/contract/config.ts. Without defaults: a default would win over config.json.
 */
const USER_CONFIG = {
  extraction_provider: {
    type: "string",
    title: "May logbook ask your Claude for memories?",
    description:
      'Empty or "rules": no model is asked, only what you ask to be remembered is kept. "claude": your own Claude Code also looks for memories in finished turns (a small model, at most $0.25 and 40 calls a day, secrets taken out). "off": neither.',
  },
  exclude: {
    type: "string",
    title: "Folders to leave alone",
    description:
      "Folders that are neither captured nor given context, with all below them; commas between: ~/private/**, */client-*, ~/work/{acme,globex}",
  },
};

export function renderPluginFiles(): Record<string, string> {
  const { version, description, license, keywords } = packageJson;
  const plugin = {
    name: NAME,
    displayName: "Logbook",
    version,
    description,
    author: MAINTAINERS,
    license,
    keywords,
    icon: "./.claude-plugin/icon.png",
    userConfig: USER_CONFIG,
  };
  const marketplace = {
    name: NAME,
    description,
    version,
    owner: MAINTAINERS,
    // The checkout is the plugin: whoever adds it as a marketplace has both.
    plugins: [{ name: NAME, source: "./", description, version, category: "memory" }],
  };
  return {
    ".claude-plugin/plugin.json": renderJson(plugin),
    ".claude-plugin/marketplace.json": renderJson(marketplace),
  };
}
