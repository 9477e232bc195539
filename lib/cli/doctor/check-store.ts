/** Is the store there, ours, private and writable? */
import fs from "node:fs";
import { join } from "node:path";
import { listDirectory } from "../../platform/files.ts";
import type { Finding, Machine } from "./finding.ts";

const OTHERS_MASK = 0o077;
/** One busy day of a realistic session fills about this. */
const MIN_FREE_BYTES = 500e6;

export function checkStore({ store }: Machine): Finding[] {
  const stat = fs.statSync(store.root, { throwIfNoEntry: false });
  if (stat === undefined) {
    return [
      {
        level: "hint",
        subject: "store",
        what: "nothing has been recorded yet",
        where: store.root,
        advice: "install the hooks (logbook install), then work in Claude Code as usual",
      },
    ];
  }
  const findings = [...checkOwner(store.root, stat), ...checkModes(store.root), ...checkRoom(store.root)];
  if (findings.length > 0) return findings;
  const sessions = listDirectory(store.sessions).length;
  return [{ level: "ok", subject: "store", what: `${sessions} sessions`, where: store.root }];
}

function checkOwner(root: string, stat: fs.Stats): Finding[] {
  const uid = process.getuid?.();
  if (uid !== undefined && stat.uid !== uid) {
    const advice = `sudo chown -R ${uid} ${root}`;
    return [
      {
        level: "problem",
        subject: "store",
        what: `it belongs to user ${stat.uid}, you are ${uid}`,
        where: root,
        advice,
      },
    ];
  }
  try {
    fs.accessSync(root, fs.constants.W_OK | fs.constants.X_OK);
    return [];
  } catch {
    // Any failure means the same: hooks cannot write there.
    return [
      {
        level: "problem",
        subject: "store",
        what: "it cannot be written",
        where: root,
        advice: `chmod 700 ${root}`,
      },
    ];
  }
}

/** The root's mode guards what lies below; the files at its top are looked at too, for they may be linked elsewhere. */
function checkModes(root: string): Finding[] {
  if (process.platform === "win32") return [];
  const open = [root, ...listDirectory(root).map((name) => join(root, name))].filter((path) => {
    const stat = fs.statSync(path, { throwIfNoEntry: false });
    return stat !== undefined && (stat.mode & OTHERS_MASK) !== 0;
  });
  const [first] = open;
  if (first === undefined) return [];
  const more = open.length > 1 ? ` and ${open.length - 1} more` : "";
  return [
    {
      level: "problem",
      subject: "store",
      what: `others may read or write it (${open.length === 1 ? "mode" : "modes"} wider than 0700)`,
      where: `${first}${more}`,
      advice: "logbook doctor --fix takes the rights away",
      fix: () => {
        for (const path of open) fs.chmodSync(path, fs.statSync(path).mode & ~OTHERS_MASK & 0o7777);
        return `took others' rights from ${open.length} entries in ${root}`;
      },
    },
  ];
}

function checkRoom(root: string): Finding[] {
  const { bavail, bsize } = fs.statfsSync(root);
  if (bavail * bsize >= MIN_FREE_BYTES) return [];
  return [
    {
      level: "warning",
      subject: "store",
      what: `only ${Math.round((bavail * bsize) / 1e6)} MB are free on its disk`,
      where: root,
      advice: "make room: what does not fit is not captured",
    },
  ];
}
