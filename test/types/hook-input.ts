/**
 * The client's published types against ours; `npm run test:types` compiles this file and runs nothing. A line that does
 * not compile is a payload that a hook would read wrongly, or an answer that the client would not take.
 */
import type {
  HookEvent as ClientEvent,
  PostCompactHookInput,
  PostToolUseFailureHookInput,
  PostToolUseHookInput,
  PreCompactHookInput,
  SessionEndHookInput,
  SessionStartHookInput,
  StopFailureHookInput,
  StopHookInput,
  SubagentStartHookInput,
  SubagentStopHookInput,
  SyncHookJSONOutput,
  UserPromptSubmitHookInput,
} from "@anthropic-ai/claude-agent-sdk";
import type { HookEvent } from "../../lib/contract/event.ts";
import type { HookInput } from "../../lib/contract/hook-input.ts";

interface ClientInputs {
  SessionStart: SessionStartHookInput;
  UserPromptSubmit: UserPromptSubmitHookInput;
  PostToolUse: PostToolUseHookInput;
  PostToolUseFailure: PostToolUseFailureHookInput;
  SubagentStart: SubagentStartHookInput;
  SubagentStop: SubagentStopHookInput;
  Stop: StopHookInput;
  StopFailure: StopFailureHookInput;
  PreCompact: PreCompactHookInput;
  PostCompact: PostCompactHookInput;
  SessionEnd: SessionEndHookInput;
}

type Expect<T extends true> = T;
type IsNever<T> = [T] extends [never] ? true : false;
/** A type that could not be resolved is `any`, to which everything fits: then nothing would be proved. */
type IsKnown<T> = 0 extends 1 & T ? false : true;

/** Fields that the client sends in another type than the one we take: they would count as absent. */
type Misread<Client> = {
  [K in keyof Client & keyof HookInput]-?: NonNullable<Client[K]> extends NonNullable<HookInput[K]>
    ? never
    : K;
}[keyof Client & keyof HookInput];

type MisreadByEvent = { [E in HookEvent]: Misread<ClientInputs[E]> };
type KnownByEvent = { [E in HookEvent]: IsKnown<ClientInputs[E]["session_id"]> };
/** What names the event and the session is there in every payload: without them a hook takes none. */
type NamedByEvent = {
  [E in HookEvent]: ClientInputs[E] extends { hook_event_name: E; session_id: string } ? true : false;
};

/** Fields that we read and no event of the client has any more. */
type Gone = Exclude<keyof HookInput, { [E in HookEvent]: keyof ClientInputs[E] }[HookEvent]>;

type Fits<Answer> = Answer extends SyncHookJSONOutput ? true : false;
interface Context<E extends string> {
  hookSpecificOutput: { hookEventName: E; additionalContext: string };
}

export type Checks = [
  Expect<IsNever<Exclude<HookEvent, ClientEvent>>>,
  Expect<IsNever<Exclude<HookEvent, keyof ClientInputs>>>,
  Expect<KnownByEvent[HookEvent]>,
  Expect<NamedByEvent[HookEvent]>,
  Expect<IsNever<MisreadByEvent[HookEvent]>>,
  Expect<IsNever<Gone>>,
  Expect<Fits<Context<"SessionStart">>>,
  Expect<Fits<Context<"UserPromptSubmit">>>,
  Expect<Fits<{ hookSpecificOutput: { hookEventName: "PostToolUse"; updatedToolOutput: unknown } }>>,
];
