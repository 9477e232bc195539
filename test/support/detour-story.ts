/**
 * Made-up sessions from a seed: honest work, with look-alikes of detours in it, and detours planted on purpose. A story is
 * what the model asks for and what becomes of it; tests turn it into a log, or let the real client live it.
 */
import type { FindingKind } from "../../lib/replay/finding.ts";

export interface Move {
  tool: "Bash" | "Edit" | "Read" | "Write";
  input: Record<string, string | number>;
  isFailing: boolean;
  tookMs: number;
}

export interface StoryTurn {
  prompt: string;
  moves: Move[];
  /** Input tokens that each answer of the model claims. */
  tokens: number;
}

export interface Planted {
  kind: FindingKind;
  /** How it was planted, for reports. */
  how: string;
  /** Positions among the moves of the whole story. */
  moves: number[];
  /** True when the log alone cannot tell. */
  needsArchive: boolean;
}

export interface Story {
  seed: number;
  files: Record<string, string>;
  turns: StoryTurn[];
  planted: Planted[];
}

export type Plant = Exclude<FindingKind, "long-wait" | "heavy-turn"> | "long-wait" | "heavy-turn";

const PLANTS: readonly Plant[] = [
  ...(["repeated-call", "failing-streak", "reread-file"] as const),
  ...(["undone-edit", "long-wait", "heavy-turn"] as const),
];
const PLANTS_PER_STORY = 3;
const USUAL_TOKENS = 1_200;
const HEAVY_TOKENS = 60_000;
/** Above what anybody calls a moment, and short enough to be really waited for. */
const WAIT_SECONDS = 6;

/** `check.sh NAME` works once `src/NAME.txt` is in a good state; `slow.sh N` takes N seconds. */
const SCRIPTS = {
  "check.sh": `grep -q "state: good" "src/$1.txt" && echo "$1 is good" || { echo "$1 is not good" >&2; exit 1; }\n`,
  "slow.sh": 'sleep "$1"\necho "done"\n',
};

export interface StoryOptions {
  /** Nothing is planted. */
  isClean?: boolean;
  /** How long a planted wait is; the model's own thinking must not outweigh it. */
  waitSeconds?: number;
}

export function makeStory(
  seed: number,
  { isClean = false, waitSeconds = WAIT_SECONDS }: StoryOptions = {},
): Story {
  const pen = createPen(seed, waitSeconds);
  const plants = isClean ? [] : pen.shuffle(PLANTS).slice(0, PLANTS_PER_STORY);
  const blocks = pen.shuffle([
    ...plants.filter((plant) => plant !== "heavy-turn").map((plant) => DETOURS[plant]),
    ...pen.shuffle(HONEST).slice(0, isClean ? 5 : 3),
  ]);
  const turnCount = plants.includes("heavy-turn") ? 4 : pen.between(2, 3);
  const heavy = plants.includes("heavy-turn") ? pen.between(1, turnCount) : 0;
  for (let turn = 1; turn <= turnCount; turn++) {
    pen.openTurn(turn === heavy ? HEAVY_TOKENS : USUAL_TOKENS);
    const share = blocks.splice(0, Math.ceil(blocks.length / (turnCount - turn + 1)));
    for (const write of share) write(pen);
    if (share.length === 0) readOther(pen);
    if (turn === heavy) pen.plant("heavy-turn", "tokens", pen.movesOfTurn().slice(0, 1), true);
  }
  return pen.story;
}

type Block = (pen: Pen) => void;

interface Pen {
  story: Story;
  waitSeconds: number;
  between(low: number, high: number): number;
  isChance(share: number): boolean;
  shuffle<T>(items: readonly T[]): T[];
  openTurn(tokens: number): void;
  movesOfTurn(): number[];
  /** A file of the project that nothing has touched yet. */
  file(state: "good" | "bad"): string;
  name(): string;
  read(path: string, range?: { offset: number; limit: number }): number;
  bash(command: string, isFailing?: boolean, tookMs?: number): number;
  edit(path: string, before: string, after: string, isFailing?: boolean): number;
  write(path: string, content: string): number;
  plant(kind: FindingKind, how: string, moves: number[], needsArchive?: boolean): void;
}

const SYLLABLES = ["ka", "lo", "mi", "ren", "tu", "va", "sol", "pe", "dri", "on"] as const;

function createPen(seed: number, waitSeconds: number): Pen {
  const random = createRandom(seed);
  const story: Story = { seed, files: { ...SCRIPTS }, turns: [], planted: [] };
  const taken = new Set<string>();
  let count = 0;
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const add = (move: Move): number => {
    story.turns.at(-1)?.moves.push(move);
    count += 1;
    return count - 1;
  };
  const name = (): string => {
    for (;;) {
      const word = Array.from({ length: 3 }, () => SYLLABLES[between(0, SYLLABLES.length - 1)]).join("");
      if (!taken.has(word)) return taken.add(word) && word;
    }
  };
  const quick = () => between(15, 400);
  return {
    ...{ story, waitSeconds, between, name },
    isChance: (share) => random() < share,
    shuffle: (items) =>
      items
        .map((item) => ({ item, place: random() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item),
    openTurn: (tokens) =>
      void story.turns.push({
        prompt: `Errand ${seed}-${story.turns.length + 1}, please`,
        moves: [],
        tokens,
      }),
    movesOfTurn() {
      const moves = story.turns.at(-1)?.moves.length ?? 0;
      return Array.from({ length: moves }, (_, at) => count - moves + at);
    },
    file(state) {
      const word = name();
      story.files[`src/${word}.txt`] = `name: ${word}\nstate: ${state}\nnote: as it was at first\nsize: 3\n`;
      return word;
    },
    read: (path, range = undefined) =>
      add({ tool: "Read", input: { file_path: path, ...range }, isFailing: false, tookMs: between(3, 30) }),
    bash: (command, isFailing = false, tookMs = quick()) =>
      add({ tool: "Bash", input: { command, description: `Run it (${count})` }, isFailing, tookMs }),
    edit: (path, before, after, isFailing = false) =>
      add({
        tool: "Edit",
        input: { file_path: path, old_string: before, new_string: after },
        isFailing,
        tookMs: between(5, 40),
      }),
    write: (path, content) =>
      add({ tool: "Write", input: { file_path: path, content }, isFailing: false, tookMs: between(5, 40) }),
    plant: (kind, how, moves, needsArchive = false) =>
      void story.planted.push({ kind, how, moves, needsArchive }),
  };
}

const pathOf = (word: string): string => `src/${word}.txt`;

/** Something that changes nothing. */
function readOther(pen: Pen): void {
  const word = pen.file("good");
  if (pen.isChance(0.5)) pen.read(pathOf(word));
  else pen.bash(`grep -n "note" ${pathOf(word)}`);
}

const HONEST: readonly Block[] = [
  function lookAround(pen) {
    pen.bash(`ls ${pathOf(pen.file("good"))}`);
    for (let more = pen.between(1, 3); more > 0; more--) readOther(pen);
  },
  function repairAtFirstTry(pen) {
    const word = pen.file("bad");
    pen.bash(`sh check.sh ${word}`, true);
    pen.read(pathOf(word));
    pen.edit(pathOf(word), "state: bad", "state: good");
    pen.bash(`sh check.sh ${word}`);
  },
  function repairAtSecondTry(pen) {
    const word = pen.file("bad");
    pen.bash(`sh check.sh ${word}`, true);
    pen.read(pathOf(word));
    pen.edit(pathOf(word), "state: bad", "state: worse");
    pen.bash(`sh check.sh ${word}`, true);
    pen.edit(pathOf(word), "state: worse", "state: good");
    pen.bash(`sh check.sh ${word}`);
  },
  function lookAtWhatWasEdited(pen) {
    const word = pen.file("good");
    pen.read(pathOf(word));
    pen.edit(pathOf(word), "note: as it was at first", "note: longer than it was at first");
    pen.read(pathOf(word));
  },
  function readInPieces(pen) {
    const word = pen.file("good");
    pen.read(pathOf(word), { offset: 1, limit: 2 });
    pen.read(pathOf(word), { offset: 3, limit: 2 });
  },
  function checkAfterEachEdit(pen) {
    const word = pen.file("good");
    pen.bash(`sh check.sh ${word}`);
    pen.read(pathOf(word));
    for (const [before, after] of [
      ["note: as it was at first", "note: a better one"],
      ["note: a better one", "note: the best of them all"],
    ] as const) {
      pen.edit(pathOf(word), before, after);
      pen.bash(`sh check.sh ${word}`);
    }
  },
  function missTwice(pen) {
    pen.bash(`cat src/no-${pen.name()}.txt`, true);
    pen.bash(`sh check.sh no-${pen.name()}`, true);
    pen.bash(`ls ${pathOf(pen.file("good"))}`);
  },
  function readAgainAfterARefusedEdit(pen) {
    const word = pen.file("good");
    pen.read(pathOf(word));
    pen.edit(pathOf(word), "note: something else", "note: as one thought", true);
    pen.read(pathOf(word));
    pen.edit(pathOf(word), "note: as it was at first", "note: as one thought");
  },
  function checkTwoThings(pen) {
    for (const word of [pen.file("good"), pen.file("good")]) pen.bash(`sh check.sh ${word}`);
  },
];

const DETOURS: Readonly<Record<Exclude<Plant, "heavy-turn">, Block>> = {
  "repeated-call"(pen) {
    const word = pen.file("good");
    const isCheck = pen.isChance(0.6);
    const command = isCheck ? `sh check.sh ${word}` : `grep -c "state" ${pathOf(word)}`;
    const moves = [pen.bash(command)];
    for (let more = pen.between(1, 3); more > 0; more--) {
      if (pen.isChance(0.5)) readOther(pen);
      moves.push(pen.bash(command));
    }
    pen.plant("repeated-call", isCheck ? "check" : "grep", moves);
  },
  "failing-streak"(pen) {
    if (pen.isChance(0.3)) {
      const moves = [
        pen.bash(`cat src/no-${pen.name()}.txt`, true),
        pen.bash(`sh check.sh no-${pen.name()}`, true),
        pen.bash(`ls src/no-${pen.name()}`, true),
      ];
      pen.plant("failing-streak", "mixed", moves);
      readOther(pen);
      return;
    }
    const word = pen.file("bad");
    const count = pen.between(3, 4);
    const moves = [pen.bash(`sh check.sh ${word}`, true)];
    pen.read(pathOf(word));
    let state = "bad";
    while (moves.length < count) {
      const next = `bad number ${moves.length}`;
      pen.edit(pathOf(word), `state: ${state}\n`, `state: ${next}\n`);
      state = next;
      moves.push(pen.bash(`sh check.sh ${word}`, true));
    }
    const isMended = pen.isChance(0.7);
    if (isMended) {
      pen.edit(pathOf(word), `state: ${state}\n`, "state: good\n");
      moves.push(pen.bash(`sh check.sh ${word}`));
    }
    pen.plant("failing-streak", isMended ? "mended" : "given up", moves);
  },
  "reread-file"(pen) {
    const word = pen.file("good");
    const moves = [pen.read(pathOf(word))];
    for (let more = pen.between(1, 2); more > 0; more--) {
      readOther(pen);
      moves.push(pen.read(pathOf(word)));
    }
    pen.plant("reread-file", `${moves.length} times`, moves);
  },
  "undone-edit"(pen) {
    const way = pen.between(1, 3);
    if (way === 3) {
      const path = pathOf(pen.name());
      const contents = ["first: of the two\n", "second: of the two\n", "first: of the two\n"];
      const [, ...moves] = contents.map((content) => pen.write(path, content));
      pen.plant("undone-edit", "write", moves);
      return;
    }
    const word = pen.file("good");
    pen.read(pathOf(word));
    const first = pen.edit(pathOf(word), "note: as it was at first", "note: quite another one");
    if (pen.isChance(0.5)) pen.bash(`sh check.sh ${word}`);
    const second =
      way === 1
        ? pen.edit(pathOf(word), "note: quite another one", "note: as it was at first")
        : pen.bash(`git checkout -- ${pathOf(word)}`);
    pen.plant("undone-edit", way === 1 ? "edit" : "git", [first, second], way === 1);
  },
  "long-wait"(pen) {
    const { waitSeconds } = pen;
    pen.plant("long-wait", "slow", [pen.bash(`sh slow.sh ${waitSeconds}`, false, waitSeconds * 1_000)]);
  },
};

/** mulberry32: small, and the same everywhere. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
