/** Are the hooks registered once, completely, and at files that exist; and does nothing switch them off? */
import fs from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { renderPermissions } from "../../hook/registry.ts";
import { commandLine, deriveWantedEntries } from "../install-plan.ts";
import { readRecord } from "../install-record.ts";
import { type Registration, type Registrations, readRegistrations } from "../registrations.ts";
import { VERSION } from "../version.ts";
import type { Finding, Machine } from "./finding.ts";

const SUBJECT = "hooks";

export function checkRegistrations(machine: Machine): Finding[] {
  const { env, store, project, client } = machine;
  const found = readRegistrations({ env, store, project });
  const findings: Finding[] = found.broken.map(({ path, error }) => ({
    level: "problem",
    subject: "settings",
    what: `${error.message}: the client ignores the whole file`,
    where: path,
    advice: "correct the file",
  }));
  if (found.disabledIn !== undefined) {
    const advice = "take disableAllHooks out of it";
    findings.push({
      level: "problem",
      subject: SUBJECT,
      what: "all hooks are switched off (disableAllHooks)",
      where: found.disabledIn,
      advice,
    });
  }
  for (const registration of found.files) findings.push(...checkFile(machine, registration));
  const places = [
    ...found.files.map(({ path }) => path),
    ...(found.pluginIn === undefined ? [] : ["the plugin"]),
  ];
  if (places.length > 1) {
    findings.push({
      level: "warning",
      subject: SUBJECT,
      what: `registered ${places.length} times: nothing counts twice, but every hook runs ${places.length} times`,
      where: places.join(", "),
      advice: "keep one: logbook uninstall takes out the user's settings, --project or --local the others",
    });
  }
  if (found.pluginIn !== undefined) {
    findings.push({
      level: "ok",
      subject: SUBJECT,
      what: "registered by the plugin",
      where: found.pluginIn,
    });
  }
  if (places.length > 0) findings.push(...checkRules(found));
  if (places.length === 0) {
    findings.push({
      level: "problem",
      subject: SUBJECT,
      what: "not registered: nothing is captured",
      advice: "logbook install",
    });
  }
  findings.push(
    client === undefined
      ? { level: "hint", subject: "client", what: "there is no `claude` on PATH: its version is unknown" }
      : { level: "ok", subject: "client", what: `Claude Code ${client}` },
  );
  return findings;
}

/** `install` writes the rules; a plugin cannot bring any, so that the client asks at each of these commands but a skill's. */
function checkRules({ allow }: Registrations): Finding[] {
  const missing = renderPermissions("").allow.filter((rule) => !allow.includes(rule));
  if (missing.length === 0) return [];
  const rules = missing.map((rule) => JSON.stringify(rule)).join(", ");
  return [
    {
      level: "hint",
      subject: "rules",
      what: "the model has to ask before it opens what it is pointed at",
      advice: `to let it read unasked, add to permissions.allow in ~/.claude/settings.json: ${rules}`,
    },
  ];
}

function checkFile(machine: Machine, { path, scope, handlers }: Registration): Finding[] {
  const { client, project, store } = machine;
  const base = baseOf(commandLine(handlers[0]?.handler));
  const again = `logbook install${scope === "user" ? "" : ` --${scope}`}`;
  const problem = (what: string, where = path): Finding => ({
    level: "problem",
    subject: SUBJECT,
    what,
    where,
    advice: `run ${again}`,
  });
  if (base === undefined) return [problem("the command of a hook is not one that install writes")];
  const folder = base.replace(/^\$\{?CLAUDE_PROJECT_DIR\}?/, () => project);
  const wanted = deriveWantedEntries({ base, client }).hooks;
  const missing = Object.keys(wanted).filter((event) => !handlers.some((handler) => handler.event === event));
  const doubled = handlers.filter(
    ({ event }, at) => handlers.findIndex((other) => other.event === event) !== at,
  );
  const isStale = handlers.some(({ event, handler }) => !isDeepStrictEqual(handler, wanted[event]));
  const findings: Finding[] = [];
  if (!fs.existsSync(`${folder}/dist/hooks`))
    findings.push(problem("the hooks point at files that are not there", folder));
  if (missing.length > 0) findings.push(problem(`no hook for ${missing.join(", ")}`));
  if (doubled.length > 0)
    findings.push(problem(`more than one hook for ${doubled.map(({ event }) => event).join(", ")}`));
  if (isStale && missing.length === 0)
    findings.push(problem(`written for another client or version than Claude Code ${client ?? "(newest)"}`));
  const installed = folder.startsWith(store.app) ? folder.slice(store.app.length + 1) : VERSION;
  if (installed !== VERSION) findings.push(problem(`they run version ${installed}, this is ${VERSION}`));
  if (findings.length > 0) return findings;
  const record = readRecord(store, path);
  const note = record === undefined ? "" : ` (installed ${record.time.slice(0, 10)})`;
  return [{ level: "ok", subject: SUBJECT, what: `${handlers.length} events${note}`, where: path }];
}

/** The folder that holds dist/, as the handler's command names it. */
function baseOf(line: string): string | undefined {
  const match = /^node (.+?)[/\\]dist[/\\]hooks[/\\]/.exec(line)?.[1];
  return match?.replaceAll(/["']/g, "");
}
