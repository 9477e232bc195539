/** A store in a temporary folder with sessions in it, as hooks and worker would have left it, and commands run on it. */
import fs from "node:fs";
import os from "node:os";
import { join } from "node:path";
import { clearFilling } from "../../lib/archive/filling.ts";
import { ingestChunk } from "../../lib/archive/ingest.ts";
import { openArchive } from "../../lib/archive/open.ts";
import type { CommandSpec } from "../../lib/cli/command.ts";
import type { Host } from "../../lib/cli/run.ts";
import type { LogRecord } from "../../lib/contract/log-record.ts";
import { type StorePaths, sessionPaths, storePaths } from "../../lib/platform/paths.ts";
import { projectOf } from "../../lib/platform/project.ts";
import { type CommandResult, runCommand } from "./run-command.ts";

export const NOON_MS = Date.UTC(2026, 2, 2, 12);

export interface SessionParts {
  id: string;
  /** Folder under the temporary root, made on need. Default: "shop". */
  project?: string;
  records?: readonly LogRecord[];
  /** Lines of its transcript: copied to raw. */
  transcript?: readonly object[];
}

export interface TestStore extends Disposable {
  root: string;
  store: StorePaths;
  folder(project: string): string;
  add(parts: SessionParts): void;
  /** Reads every raw copy into the archive. */
  ingest(): void;
  run(spec: CommandSpec, argv: readonly string[], host?: Partial<Host>): Promise<CommandResult>;
}

export function makeStore(): TestStore {
  const root = fs.mkdtempSync(join(os.tmpdir(), "logbook-cli-"));
  const env = { HOME: root, LOGBOOK_HOME: join(root, "store"), NO_COLOR: "1" };
  const store = storePaths(env);
  const added: { id: string; cwd: string }[] = [];
  const folder = (project: string): string => {
    const path = join(root, "projects", project);
    fs.mkdirSync(path, { recursive: true });
    return path;
  };
  return {
    root,
    store,
    folder,
    add({ id, project = "shop", records = [], transcript = [] }) {
      const cwd = folder(project);
      const paths = sessionPaths(store, id);
      const known = projectOf(cwd);
      const projectFolder = join(store.projects, known.id);
      fs.mkdirSync(projectFolder, { recursive: true, mode: 0o700 });
      fs.mkdirSync(paths.dir, { recursive: true, mode: 0o700 });
      fs.chmodSync(store.root, 0o700);
      fs.writeFileSync(join(projectFolder, "project.json"), `${JSON.stringify({ v: 1, ...known })}\n`);
      fs.appendFileSync(
        join(projectFolder, "sessions.jsonl"),
        `${JSON.stringify({ v: 1, session: id, cwd })}\n`,
      );
      const lines = records.map((record) => `${JSON.stringify({ ...record, session: id, cwd })}\n`);
      if (lines.length > 0) writeAt(paths.log, lines.join(""), records.at(-1)?.time);
      const bytes = Buffer.from(transcript.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
      if (bytes.length > 0) {
        const segments = join(paths.raw, "main", "0001");
        fs.mkdirSync(segments, { recursive: true });
        const name = `${"0".repeat(12)}-${String(bytes.length).padStart(12, "0")}.jsonl`;
        fs.writeFileSync(join(segments, name), bytes);
        added.push({ id, cwd });
      }
    },
    ingest() {
      const archive = openArchive(store, { busyTimeoutMs: 1_000 });
      for (const { id, cwd } of added) {
        const segments = join(sessionPaths(store, id).raw, "main", "0001");
        const bytes = Buffer.concat(
          fs.readdirSync(segments).map((name) => fs.readFileSync(join(segments, name))),
        );
        const source = { session: id, project: projectOf(cwd).id, cwd, stream: "main", generation: 1 };
        ingestChunk(archive, source, [{ start: 0, bytes }]);
      }
      archive.close();
      clearFilling(store);
    },
    run: (spec, argv, host = {}) =>
      runCommand(spec, argv, {
        cwd: folder("shop"),
        clock: () => NOON_MS,
        ...host,
        env: { ...env, ...host.env },
      }),
    [Symbol.dispose]: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}

/** A log's mtime is the time of its last record, as when hooks write it. */
function writeAt(path: string, text: string, time: string | undefined): void {
  fs.writeFileSync(path, text);
  if (time !== undefined) fs.utimesSync(path, new Date(time), new Date(time));
}

export interface Said {
  uuid: string;
  prompt: string;
  answer: string;
  promptId?: string;
  call?: { id: string; tool: string; input: object; output: string };
}

/** A transcript's lines: each turn a prompt, perhaps one tool call, an answer. */
export function transcriptOf(
  session: string,
  cwd: string,
  turns: readonly Said[],
  startMs = NOON_MS - 3_600_000,
): object[] {
  let parentUuid: string | null = null;
  let timeMs = startMs;
  const line = (type: string, uuid: string, more: object): object => {
    timeMs += 1_000;
    const entry = {
      type,
      uuid,
      parentUuid,
      sessionId: session,
      cwd,
      timestamp: new Date(timeMs).toISOString(),
      ...more,
    };
    parentUuid = uuid;
    return entry;
  };
  const assistant = (uuid: string, content: object, isLast: boolean) =>
    line("assistant", uuid, {
      message: {
        id: `msg_${uuid}`,
        role: "assistant",
        model: "claude-sonnet-4-5",
        content: [content],
        stop_reason: isLast ? "end_turn" : "tool_use",
        usage: { input_tokens: 100, output_tokens: 20, cache_read_input_tokens: 3_000 },
      },
    });
  return turns.flatMap(({ uuid, prompt, answer, promptId, call }) => [
    line("user", uuid, { promptId, message: { role: "user", content: prompt } }),
    ...(call === undefined
      ? []
      : [
          assistant(
            `${uuid}-call`,
            { type: "tool_use", id: call.id, name: call.tool, input: call.input },
            false,
          ),
          line("user", `${uuid}-result`, {
            message: {
              role: "user",
              content: [{ type: "tool_result", tool_use_id: call.id, content: call.output }],
            },
          }),
        ]),
    assistant(`${uuid}-answer`, { type: "text", text: answer }, true),
  ]);
}
