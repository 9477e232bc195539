import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { storePaths } from "../../lib/platform/paths.ts";
import { assertOwnStore, findForeign, isForeign } from "../../lib/platform/store-owner.ts";
import { canChown, giveAway, OTHER_UID } from "../support/foreign.ts";
import { makeTempStore } from "../support/temp-store.ts";

function makePlace() {
  const temp = makeTempStore();
  const { HOME: home } = temp.env;
  const folder = (name: string): string => {
    const path = join(home, name);
    fs.mkdirSync(path, { mode: 0o700 });
    return path;
  };
  return {
    ...temp,
    folder,
    link: (target: string, name: string): string => {
      fs.symlinkSync(target, join(home, name));
      return join(home, name);
    },
    [Symbol.dispose]: () => temp[Symbol.dispose](),
  };
}

describe("a store is the user's own", () => {
  test("where there is none yet", () => {
    using place = makePlace();
    expect(isForeign(join(place.env.HOME, "none", "at all"))).toBe(false);
    expect(() => assertOwnStore(place.store)).not.toThrow();
  });

  test("as a folder, and as a link to one, through links above it", () => {
    using place = makePlace();
    const other = place.folder("other-disk");
    expect(isForeign(other)).toBe(false);
    expect(isForeign(place.link(other, "store-link"))).toBe(false);
    const dotfiles = place.folder("dotfiles");
    fs.mkdirSync(join(dotfiles, "logbook"));
    const client = place.link(dotfiles, ".claude");
    expect(findForeign(storePaths({ LOGBOOK_HOME: join(client, "logbook") }))).toBeUndefined();
  });

  test("as a link that leads nowhere yet", () => {
    using place = makePlace();
    expect(isForeign(place.link(join(place.env.HOME, "gone"), "dangling"))).toBe(false);
  });
});

describe.skipIf(!canChown)("a store is somebody else's (needs the superuser to make one)", () => {
  test("as a folder", () => {
    using place = makePlace();
    const folder = place.folder("theirs");
    giveAway(folder);
    expect(isForeign(folder)).toBe(true);
  });

  test("as the user's link to somebody else's folder, and as somebody else's link to the user's", () => {
    using place = makePlace();
    const theirs = place.folder("theirs");
    giveAway(theirs);
    expect(isForeign(place.link(theirs, "to-theirs"))).toBe(true);
    const mine = place.link(place.folder("mine"), "to-mine");
    giveAway(mine);
    expect(isForeign(mine)).toBe(true);
  });

  test("as a link, which its error tells with both owners", () => {
    using place = makePlace();
    const theirs = place.folder("theirs");
    giveAway(theirs);
    const link = place.link(theirs, "store-link");
    expect(() => assertOwnStore(storePaths({ LOGBOOK_HOME: link }))).toThrow(
      expect.objectContaining({
        code: "STORE_UNSAFE",
        path: link,
        message: `use the store: ${link} is a link of user 0 to a folder of user ${OTHER_UID}, you are user 0`,
      }),
    );
  });

  test("but not for a folder above it: that is the system's to judge", () => {
    using place = makePlace();
    const above = place.folder("above");
    const store = join(above, "store");
    fs.mkdirSync(store);
    giveAway(above);
    expect(findForeign(storePaths({ LOGBOOK_HOME: store }))).toBeUndefined();
  });

  test.each(["sessions", "projects", "user", "queue", "archive.db", "config.json"])(
    "in its %s: worker and commands refuse it",
    (name) => {
      using place = makePlace();
      const path = join(place.store.root, name);
      fs.mkdirSync(path, { recursive: true });
      expect(findForeign(place.store)).toBeUndefined();
      giveAway(path);
      expect(findForeign(place.store)).toBe(path);
      expect(() => assertOwnStore(place.store)).toThrow(
        expect.objectContaining({
          code: "STORE_UNSAFE",
          path,
          message: `use the store: ${path} belongs to user ${OTHER_UID}, you are user 0`,
          hint: expect.stringContaining("LOGBOOK_HOME"),
        }),
      );
    },
  );
});
