/**
 * `npm run bench -- retrieval FILE`: how well `search` finds the turns and sessions that hold an answer.
 * FILE is LoCoMo as described in its README: conversations with questions and the turns that answer them. Each dialogue
 * turn becomes a transcript turn, ingested as any other; the question is the query, word for word; one archive a conversation.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What the release promises on the five public conversations. */
const BARS = { sessionAt1: 0.755, sessionAt5: 0.945, sessionRecallAt10: 0.95, turnAt10: 0.82 };

export async function run([file]) {
  if (file === undefined) throw new Error("usage: npm run bench -- retrieval FILE");
  const { createIngest } = await import("../../lib/archive/ingest.ts");
  const { openArchive } = await import("../../lib/archive/open.ts");
  const { searchArchive } = await import("../../lib/archive/search.ts");
  const { storePaths } = await import("../../lib/platform/paths.ts");
  const conversations = JSON.parse(readFileSync(file, "utf8"));
  const tallies = conversations.map((conversation) => {
    const home = mkdtempSync(join(tmpdir(), "logbook-retrieval-"));
    const archive = openArchive(storePaths({ LOGBOOK_HOME: home }), { busyTimeoutMs: 0 });
    try {
      const turns = readTurns(conversation);
      ingestTurns(createIngest(archive), turns);
      return ask(conversation, turns, (question) => searchArchive(archive, question));
    } finally {
      archive.close();
      rmSync(home, { recursive: true });
    }
  });
  for (const [index, tally] of tallies.entries())
    print(conversations[index].sample_id ?? String(index), tally);
  const all = tallies.reduce(add);
  print("all", all);
  process.exitCode = meetsBars(all) ? 0 : 1;
}

function readTurns({ conversation }) {
  const turns = [];
  for (let session = 1; Array.isArray(conversation[`session_${session}`]); session++) {
    const startMs = parseDate(conversation[`session_${session}_date_time`]);
    conversation[`session_${session}`].forEach(
      ({ dia_id: id, speaker, text, blip_caption: caption }, index) => {
        const said = caption === undefined ? text : `${text} [${caption}]`;
        turns.push({
          id,
          session: `session-${session}`,
          timeMs: startMs + index * 1000,
          text: `${speaker}: ${said}`,
        });
      },
    );
  }
  return turns;
}

/** `1:56 pm on 8 May, 2023`, in local time as a user's clock would have it. */
function parseDate(text) {
  const [, hour, minute, half, date] = /^(\d+):(\d+) (am|pm) on (.*)$/.exec(text);
  const day = new Date(date);
  day.setHours((Number(hour) % 12) + (half === "pm" ? 12 : 0), Number(minute));
  return day.getTime();
}

function ingestTurns(ingest, turns) {
  for (const session of new Set(turns.map((turn) => turn.session))) {
    let parentUuid = null;
    const lines = turns
      .filter((turn) => turn.session === session)
      .map(({ id, timeMs, text }) => {
        const line = {
          parentUuid,
          type: "user",
          uuid: id,
          timestamp: new Date(timeMs).toISOString(),
          sessionId: session,
          message: { role: "user", content: text },
        };
        parentUuid = id;
        return `${JSON.stringify(line)}\n`;
      });
    const source = { session, stream: "main", generation: 1, project: "conversation" };
    ingest.add(source, [{ start: 0, bytes: Buffer.from(lines.join("")) }]);
  }
  ingest.finish();
}

function ask({ qa }, turns, search) {
  const tally = {
    questions: 0,
    sessionAt1: 0,
    sessionAt5: 0,
    sessionRecallAt10: 0,
    turnAt1: 0,
    turnAt10: 0,
    ms: 0,
  };
  const sessionOf = new Map(turns.map(({ id, session }) => [id, session]));
  for (const { question, evidence } of qa) {
    const wanted = (evidence ?? []).flatMap((ids) => ids.split(/[;,\s]+/)).filter((id) => sessionOf.has(id));
    if (wanted.length === 0) continue;
    const wantedSessions = new Set(wanted.map((id) => sessionOf.get(id)));
    const started = performance.now();
    const { hits, sessions } = search(question);
    tally.ms += performance.now() - started;
    const isWanted = (session) => wantedSessions.has(session);
    tally.questions++;
    tally.sessionAt1 += Number(isWanted(sessions[0]));
    tally.sessionAt5 += Number(sessions.slice(0, 5).some(isWanted));
    tally.sessionRecallAt10 += sessions.slice(0, 10).filter(isWanted).length / wantedSessions.size;
    tally.turnAt1 += Number(wanted.includes(hits[0]?.turn));
    tally.turnAt10 += Number(hits.slice(0, 10).some(({ turn }) => wanted.includes(turn)));
  }
  return tally;
}

function add(one, other) {
  return Object.fromEntries(Object.keys(one).map((key) => [key, one[key] + other[key]]));
}

function print(name, { questions, ms, ...sums }) {
  const shares = Object.entries(sums).map(([key, sum]) => `${key} ${(sum / questions).toFixed(4)}`);
  console.log(
    `${name.padEnd(8)} n=${questions}  ${shares.join("  ")}  ${(ms / questions).toFixed(1)} ms a query`,
  );
}

function meetsBars({ questions, ...sums }) {
  const missed = Object.entries(BARS).filter(([key, bar]) => sums[key] / questions < bar);
  for (const [key, bar] of missed)
    console.log(`missed: ${key} ${(sums[key] / questions).toFixed(4)} < ${bar}`);
  return missed.length === 0;
}
