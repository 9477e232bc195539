import fs from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { bash, type Step, say, use } from "./support/api-reply.ts";
import { expectAllWell, expectQuietRun, expectQuietTranscripts, replayedCalls } from "./support/checks.ts";
import { runPrint } from "./support/client.ts";
import {
  bumpVersion,
  copyCheckout,
  installedPlugin,
  listFiles,
  runPlugin,
  serveGit,
} from "./support/plugin.ts";
import { requestText, type Script } from "./support/scripted-api.ts";
import { followPointer, searchFor } from "./support/steps.ts";
import { settle, storedSessions, workerGone } from "./support/store.ts";
import { git, makeWorld, placeNativeModule, runLogbook, trustFolders, type World } from "./support/world.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** What `/logbook:<skill>` must have brought before the model's eyes. */
const USER_SKILLS = {
  replay: /echo bowline|logbook:replay/,
  handoff: /# Session notes|tie a knot/,
  status: /last capture/,
};

const sayLastResult: Step = (body) => say(requestText({ ...body, messages: body.messages.slice(-1) }));

const STORY: Script = {
  "tie a knot": [use(bash("echo bowline")), say("It is a bowline.")],
  // What the client makes of `/logbook:search ...`: the skill's text with the words at its end.
  "Search for: bowline": [searchFor("bowline"), followPointer, say("A bowline.")],
  // Of the others each names its command; the model runs it and says what it saw.
  "logbook replay": [use(bash("logbook replay")), sayLastResult],
  "logbook handoff": [use(bash("logbook handoff")), sayLastResult],
  "logbook status": [use(bash("logbook status")), sayLastResult],
  "tie another": [use(bash("echo sheepshank")), say("A sheepshank.")],
};

test.each(["--strict", "--profile directory", "--strict --profile directory"])(
  "the client finds nothing to object to: validate %s",
  async (flags) => {
    await using world = await makeWorld({}, { isDroppedIn: false });
    const report = await runPlugin(world, "validate", ROOT, ...flags.split(" "), "--json");
    expect(JSON.parse(report)).toMatchObject({ success: true, manifest: { errors: [], warnings: [] } });
    expect(JSON.parse(report).provides.skills).toHaveLength(4);
    expect(JSON.parse(report).directory?.findings ?? []).toEqual([]);
  },
);

test("the checkout as a marketplace, with no build and no install: capture, update, uninstall", async () => {
  await using world = await makeWorld(STORY, { isDroppedIn: false, hasNative: false });
  const checkout = copyCheckout(world);
  await runPlugin(world, "marketplace", "add", checkout);
  await runRoundTrip(world, checkout);
});

test("the same over git, where the client runs a copy of its own", async () => {
  await using world = await makeWorld(STORY, { isDroppedIn: false, hasNative: false });
  const checkout = copyCheckout(world);
  await using server = await serveGit(checkout);
  await runPlugin(world, "marketplace", "add", server.url);
  await runRoundTrip(world, checkout);
});

async function runRoundTrip(made: World, checkout: string): Promise<void> {
  // The user's terminal runs the command from the checkout, which has no module beside it either.
  const world = { ...made, checkout };
  await runPlugin(world, "install", "logbook@logbook");
  const first = await runAndFind(world, "tie a knot", "bowline");
  const before = await installedPlugin(world);
  expect(before?.version).toBe(packageJson.version);

  bumpVersion(checkout, packageJson.version, "99.0.0");
  const released = listFiles(checkout);
  await runPlugin(world, "marketplace", "update", "logbook");
  await runPlugin(world, "update", "logbook@logbook");
  const after = await installedPlugin(world);
  expect(after?.version).toBe("99.0.0");
  expect(after?.installPath).not.toBe(before?.installPath);
  const second = await runAndFind(world, "tie another", "sheepshank");
  // Nothing is ever written where the code lies: the next update would take it along.
  expect(listFiles(checkout)).toEqual(released);

  // The index is there as soon as a module is: what waited for it is read now.
  placeNativeModule(world.store);
  expect(runLogbook(world, ["doctor", "--fix"]).stdout).toContain("started the worker");
  await settle(world);
  expect(runLogbook(world, ["search", "bowline"])).toMatchObject({ code: 0, stderr: "" });

  await runPlugin(world, "uninstall", "logbook@logbook");
  await runPlugin(world, "marketplace", "remove", "logbook");
  expect(storedSessions(world)).toEqual([first, second].sort());
  expect(runLogbook(world, ["search", "bowline"])).toMatchObject({ code: 0 });
  expect(git(world.cwd, "status", "--porcelain")).toBe("");
  expectNothingLeft(world);
}

test("skills open the archive to the model with the plugin alone; options reach hooks and terminal", async () => {
  await using world = await makeWorld(STORY, { isDroppedIn: false });
  const secret = join(world.root, "projects", "client-work");
  fs.mkdirSync(secret);
  trustFolders(world, [secret]);
  await runPlugin(world, "marketplace", "add", copyCheckout(world));
  const options = ["--config", "exclude=~/nowhere, client-*", "--config", "extraction_provider=off"];
  await runPlugin(world, "install", "logbook@logbook", ...options);
  expectQuietRun(await runPrint(world.client, world, "tie a knot"));
  await settle(world);

  // No rule allows the commands: the skill does, as long as it is at work.
  const asked = await runPrint(world.client, world, "/logbook:search bowline");
  expectQuietRun(asked);
  expect(asked.json?.result).toBe("A bowline.");
  for (const [skill, command] of Object.entries(USER_SKILLS)) {
    const run = await runPrint(world.client, world, `/logbook:${skill}`);
    expectQuietRun(run);
    expect(run.json?.result, skill).toMatch(command);
  }
  await expectAllWell(world);

  const captured = storedSessions(world);
  expectQuietRun(await runPrint(world.client, { ...world, cwd: secret }, "tie another"));
  expect(storedSessions(world)).toEqual(captured);
  const { stdout } = runLogbook(world, ["config", "--json"]);
  expect(JSON.parse(stdout).settings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: "exclude", value: ["~/nowhere", "client-*"] }),
      expect.objectContaining({ key: "extraction.provider", value: "off" }),
    ]),
  );
});

/** One session, whose command is in the replay and found by the search; its id. */
async function runAndFind(world: World, prompt: string, word: string): Promise<string> {
  const run = await runPrint(world.client, world, prompt);
  expectQuietRun(run);
  await workerGone(world);
  expectQuietTranscripts(world);
  const session = run.json?.session_id ?? "";
  expect(replayedCalls(world, session).map(({ outcome }) => outcome)).toEqual(["ok"]);
  const search = runLogbook(world, ["search", word]);
  expect(search.code).toBe(0);
  expect(search.stdout).toContain(`echo ${word}`);
  return session;
}

/** Outside the store, the client's transcripts and its own bookkeeping, no file has our name or says it. */
function expectNothingLeft({ home }: World): void {
  const client = join(home, ".claude");
  const ours = listFiles(client)
    .map((line) => line.replace(/ \d+$/, ""))
    .filter((path) => !/^(?:logbook|projects|plugins\/cache)\//.test(path));
  expect(ours.filter((path) => path.includes("logbook"))).toEqual([]);
  expect(fs.readFileSync(join(client, "settings.json"), "utf8")).not.toContain("logbook");
}
