/** `logbook trust`: shows a repository's team memory as text, and lets it into context when the user says so. */
import { createInterface } from "node:readline/promises";
import { readTeamState } from "../../memory/team.ts";
import type { TeamReview } from "../../memory/trust.ts";
import { reviewTeam, trustTeam } from "../../memory/trust.ts";
import type { CommandArgs, CommandContext, ExitCode } from "../command.ts";
import { findPlaces, holdScope } from "../memory/places.ts";
import { isSet } from "../parse-args.ts";

export async function run(context: CommandContext, args: CommandArgs): Promise<ExitCode> {
  const { output, clock } = context;
  const { project, workTree } = findPlaces(context);
  if (isSet(args, "revoke")) {
    await holdScope(project, () => trustTeam(project, { sound: [], refused: [] }, clock()));
    output.note("no team memory of this repository is in context any more");
    return 0;
  }
  const review = await reviewTeam(workTree);
  const { untrusted } = readTeamState(project, workTree);
  const news = new Set(untrusted);
  if (isSet(args, "json")) output.printJson(reviewJson(review, news));
  else if (review.sound.length + review.refused.length > 0) output.print(render(review, news, context));
  if (review.sound.length + review.refused.length === 0) {
    output.note("logbook: this repository has no team memory (.claude/logbook-memory)");
    return 1;
  }
  if (news.size === 0) {
    output.note("all of it is trusted already");
    return 0;
  }
  if (!isSet(args, "yes") && !(await isAgreed(context, review))) return 1;
  await holdScope(project, () => trustTeam(project, review, clock()));
  output.note(`trusted ${review.sound.length} files; a new or changed one is asked for again`);
  return 0;
}

/** What was shown is what is trusted, byte for byte: the review carries the hashes. */
async function isAgreed({ isTerminal, output }: CommandContext, { sound }: TeamReview): Promise<boolean> {
  if (!isTerminal || !process.stdin.isTTY) {
    output.note("nothing was trusted: ask at a terminal, or say --yes");
    return false;
  }
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await prompt.question(`Let these ${sound.length} files into context? [y/N] `);
    return /^y(?:es)?$/i.test(answer.trim());
  } finally {
    prompt.close();
  }
}

function render(
  { sound, refused }: TeamReview,
  news: ReadonlySet<string>,
  { paint, clean }: CommandContext,
): string {
  const shown = sound.map(({ file, record }) => {
    const state = news.has(file) ? paint("yellow", "new or changed") : paint("green", "trusted");
    // Shown as the model would see it, so that hidden text shows, too.
    const body = clean(record.body).replace(/^/gm, "    ");
    return `${paint("bold", clean(record.name))}  ${paint("dim", file)}  ${state}\n    ${clean(record.description)}\n\n${body}\n`;
  });
  const left = refused.map(
    ({ file, reason }) => `${paint("red", "✗")} ${clean(file)} cannot be trusted: ${clean(reason)}`,
  );
  return [...shown, ...left].join("\n");
}

function reviewJson({ sound, refused }: TeamReview, news: ReadonlySet<string>): Record<string, unknown> {
  return {
    v: 1,
    files: sound.map(({ file, record, sha256 }) => ({
      file,
      sha256,
      is_trusted: !news.has(file),
      ...record,
    })),
    refused,
  };
}
