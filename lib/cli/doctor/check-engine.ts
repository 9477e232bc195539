/** Can the hooks run, and with which database engine? */

import {
  buildAddon,
  findWorkingAddon,
  type HookNode,
  installAddon,
  installedAddon,
} from "../native-module.ts";
import type { Finding, Machine } from "./finding.ts";

/** package.json "engines". */
const MIN_NODE = [20, 19] as const;

export function checkEngine(machine: Machine): Finding[] {
  const { node } = machine;
  if (node === undefined) {
    return [
      {
        level: "problem",
        subject: "node",
        what: "there is no `node` on PATH: no hook runs",
        advice: "install Node 20.19 or newer, or start Claude Code from a shell that has it on PATH",
      },
    ];
  }
  const [major = 0, minor = 0] = node.version.split(".").map(Number);
  const isOld = major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1]);
  const version: Finding = isOld
    ? {
        level: "problem",
        subject: "node",
        what: `the hooks run on Node ${node.version}; 20.19 is the oldest that is supported`,
        where: node.path,
        advice: "update Node, or put a newer one first on PATH",
      }
    : { level: "ok", subject: "node", what: node.version, where: node.path };
  return [version, ...checkAddon(machine, node)];
}

function checkAddon(machine: Machine, node: HookNode): Finding[] {
  const { store, root } = machine;
  const subject = "sqlite";
  const { addon, broken } = findWorkingAddon(store, node, root);
  if (addon === installedAddon(store, node)) {
    return [{ level: "ok", subject, what: `better-sqlite3 for ABI ${node.abi}`, where: addon }];
  }
  if (addon !== undefined) {
    // Hooks that run from the store's copy of the code have no node_modules beside them.
    return [
      {
        level: "hint",
        subject,
        what: `better-sqlite3 for ABI ${node.abi}, but only beside this package`,
        where: addon,
        advice: "logbook doctor --fix puts a copy into the store, where every hook finds it",
        fix: () => `installed ${installAddon(store, node, addon)}`,
      },
    ];
  }
  const advice = "logbook doctor --fix installs better-sqlite3 for this Node (npm, about a minute)";
  const fix = () => `installed ${buildAddon(store, node, machine.env)}`;
  const useless = broken.map(
    (at): Finding => ({
      level: node.hasSqlite ? "hint" : "problem",
      subject,
      what: `this module does not load in Node ${node.version} (ABI ${node.abi}): ${at.problem}`,
      where: at.addon,
      advice,
      fix,
    }),
  );
  if (node.hasSqlite) {
    return [{ level: "ok", subject, what: `node:sqlite of Node ${node.version}` }, ...useless.slice(0, 1)];
  }
  if (useless.length > 0) return useless.slice(0, 1);
  return [
    {
      level: "problem",
      subject,
      what: `no database engine for Node ${node.version} (ABI ${node.abi}): capture and replay work, search reads the raw copies`,
      advice,
      fix,
    },
  ];
}
