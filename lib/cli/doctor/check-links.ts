/** Are there symbolic links inside the store? Nothing is written or removed through them, so what they lead to is lost to it. */
import { join } from "node:path";
import { listDirectory } from "../../platform/files.ts";
import { findLinks } from "../../platform/remove.ts";
import type { Finding, Machine } from "./finding.ts";

export function checkLinks({ store }: Machine): Finding[] {
  // What lies at the store's top may be its owner's link to another disk.
  const tops = listDirectory(store.root).map((name) => join(store.root, name));
  const links = tops.flatMap((top) => listDirectory(top).flatMap((name) => [...findLinks(join(top, name))]));
  const [first] = links;
  if (first === undefined) return [];
  const isOne = links.length === 1;
  return [
    {
      level: "problem",
      subject: "links",
      what: `nothing is written or removed through ${isOne ? "a symbolic link" : `${links.length} symbolic links`} in the store`,
      where: isOne ? first : `${first} and ${links.length - 1} more`,
      advice: "remove the link, or put what it leads to in its place: forget leaves it otherwise",
    },
  ];
}
