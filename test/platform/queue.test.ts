import fs from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { finishJob, hasJobs, type Job, putJob, returnJob, takeJobs } from "../../lib/platform/queue.ts";
import { makeTempStore } from "../support/temp-store.ts";

const job: Job = { v: 1, kind: "session", session: "s-1", time: "2026-01-01T00:00:00.000Z", cwd: "/work" };

test("one job waits for a session, however often it is put", () => {
  using temp = makeTempStore();
  expect(hasJobs(temp.store)).toBe(false);
  expect([putJob(temp.store, job), putJob(temp.store, job)]).toEqual([true, false]);
  expect(putJob(temp.store, { ...job, session: "s-2" })).toBe(true);
  expect(fs.readdirSync(temp.store.queue)).toEqual(["session-s-1.json", "session-s-2.json"]);
  expect(hasJobs(temp.store)).toBe(true);
});

test("a job is taken by one", () => {
  using temp = makeTempStore();
  putJob(temp.store, job);
  const [taken] = takeJobs(temp.store, "one");
  expect(taken?.job).toEqual(job);
  expect(takeJobs(temp.store, "two")).toEqual([]);
  expect(hasJobs(temp.store)).toBe(true);
  if (taken) finishJob(taken);
  expect(fs.readdirSync(temp.store.queue)).toEqual([]);
});

test("a job that comes while the last one is worked on waits for itself", () => {
  using temp = makeTempStore();
  putJob(temp.store, job);
  const [taken] = takeJobs(temp.store, "one");
  expect(putJob(temp.store, job)).toBe(true);
  if (taken) returnJob(taken);
  expect(fs.readdirSync(temp.store.queue)).toEqual(["session-s-1.json"]);
});

test("what a worker that is gone had taken is adopted, once asked for", () => {
  using temp = makeTempStore();
  putJob(temp.store, job);
  takeJobs(temp.store, "gone");
  expect(takeJobs(temp.store, "next")).toEqual([]);
  const adopted = takeJobs(temp.store, "next", { adopt: true });
  expect(adopted.map((taken) => taken.job)).toEqual([job]);
  expect(takeJobs(temp.store, "next", { adopt: true })).toEqual([]);
});

test("a job that was left and a new one for its session become one, which can be given back", () => {
  using temp = makeTempStore();
  putJob(temp.store, job);
  takeJobs(temp.store, "gone");
  putJob(temp.store, job);
  const taken = takeJobs(temp.store, "next", { adopt: true });
  expect(taken.map((one) => one.job)).toEqual([job]);
  for (const one of taken) returnJob(one);
  expect(fs.readdirSync(temp.store.queue)).toEqual(["session-s-1.json"]);
});

test("a file that is no job is taken without one, so that it does not wait for ever", () => {
  using temp = makeTempStore();
  fs.mkdirSync(temp.store.queue, { recursive: true });
  fs.writeFileSync(join(temp.store.queue, "session-x.json"), '{"v":1,');
  fs.writeFileSync(join(temp.store.queue, "session-y.json"), "[]");
  const taken = takeJobs(temp.store, "one");
  expect(taken.map(({ job }) => job)).toEqual([undefined, undefined]);
  for (const one of taken) finishJob(one);
  expect(hasJobs(temp.store)).toBe(false);
});

test("half a job of a killed writer is none", () => {
  using temp = makeTempStore();
  fs.mkdirSync(temp.store.queue, { recursive: true });
  fs.writeFileSync(join(temp.store.queue, "session-s-1.json.12.abc.tmp"), '{"v"');
  expect(hasJobs(temp.store)).toBe(false);
  expect(takeJobs(temp.store, "one", { adopt: true })).toEqual([]);
});

test("a disk without hard links holds jobs as well, one for a session", () => {
  using temp = makeTempStore();
  vi.spyOn(fs, "linkSync").mockImplementation(() => {
    throw Object.assign(new Error("no links here"), { code: "EPERM" });
  });
  for (const _ of [1, 2]) putJob(temp.store, job);
  vi.restoreAllMocks();
  expect(fs.readdirSync(temp.store.queue)).toEqual(["session-s-1.json"]);
  expect(takeJobs(temp.store, "one")[0]?.job).toEqual(job);
});

test("an id that is no file name becomes one", () => {
  using temp = makeTempStore();
  putJob(temp.store, { ...job, session: "../../etc/passwd" });
  const [name] = fs.readdirSync(temp.store.queue);
  expect(name).toMatch(/^session-[0-9a-f]{64}\.json$/);
  expect(takeJobs(temp.store, "one")[0]?.job?.session).toBe("../../etc/passwd");
});

test("a job that cannot be put is an error, and leaves nothing behind", () => {
  using temp = makeTempStore();
  fs.mkdirSync(temp.store.root, { recursive: true });
  fs.writeFileSync(temp.store.queue, "no folder");
  expect(() => putJob(temp.store, job)).toThrow(expect.objectContaining({ code: "ENOTDIR" }));
  fs.rmSync(temp.store.queue);
  vi.spyOn(fs, "linkSync").mockImplementationOnce(() => {
    throw Object.assign(new Error("no space"), { code: "ENOSPC" });
  });
  expect(() => putJob(temp.store, job)).toThrow("no space");
  vi.restoreAllMocks();
  expect(fs.readdirSync(temp.store.queue)).toEqual([]);
});

test("a job that another has taken from under a worker is not given back; one whose place is lost is an error", () => {
  using temp = makeTempStore();
  putJob(temp.store, job);
  const [taken] = takeJobs(temp.store, "one");
  if (taken === undefined) throw new Error("no job was taken");
  takeJobs(temp.store, "two", { adopt: true });
  returnJob(taken);
  expect(fs.readdirSync(temp.store.queue)).toEqual(["session-s-1.json.two.taken"]);
  fs.mkdirSync(join(temp.store.queue, "session-s-1.json"));
  const [left] = fs.readdirSync(temp.store.queue).filter((name) => name.endsWith(".taken"));
  const place = { path: join(temp.store.queue, left ?? "") };
  expect(() => returnJob(place)).toThrow(expect.objectContaining({ code: "EISDIR" }));
});
