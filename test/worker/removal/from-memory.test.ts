import { expect, it } from "vitest";
import { projectScope, userScope } from "../../../lib/memory/scope.ts";
import { createFileOnce } from "../../../lib/platform/files.ts";
import { safeName } from "../../../lib/platform/paths.ts";
import { listWaitingSessions } from "../../../lib/worker/remember-session.ts";
import { dropWaitingEverywhere, memoryScopes } from "../../../lib/worker/removal/from-memory.ts";
import { makeTempStore } from "../../support/temp-store.ts";

it("a session that is gone waits nowhere any more, and the others wait on", () => {
  using temp = makeTempStore();
  const scopes = [projectScope(temp.store, "p-1"), projectScope(temp.store, "p-2"), userScope(temp.store)];
  const odd = "../an id that is no file name";
  for (const { state } of scopes)
    for (const session of ["gone", "stays", odd])
      createFileOnce(`${state}/waiting/${safeName(session)}`, session);
  expect(memoryScopes(temp.store).map(({ state }) => state)).toEqual(scopes.map(({ state }) => state));
  dropWaitingEverywhere(temp.store, ["gone", odd, "never waited"]);
  expect(scopes.map(listWaitingSessions)).toEqual(scopes.map(() => ["stays"]));
});
