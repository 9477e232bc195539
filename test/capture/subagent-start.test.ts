import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startSubagent } from "../../lib/capture/subagent-start.ts";
import { readLog } from "../../lib/log/read.ts";
import { makeCall } from "../support/hook-call.ts";
import { makeTempStore } from "../support/temp-store.ts";

test("leaves one line, with the agent that started it where the client has noted that", () => {
  using temp = makeTempStore();
  const transcript_path = join(temp.env.HOME, "t.jsonl");
  const call = makeCall(temp, "SubagentStart", { transcript_path });
  startSubagent(call);
  const folder = join(temp.env.HOME, call.input.session_id, "subagents");
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(join(folder, "agent-a1b2c3.meta.json"), '{"agentType":"Explore","parentAgentId":"a000"}');
  startSubagent(call);
  const records = readLog(call.session.log).records.map(({ record }) => record);
  expect(records).toMatchObject([
    { event: "SubagentStart", agent_id: "a1b2c3", agent_type: "Explore" },
    { event: "SubagentStart", agent_id: "a1b2c3", parent_agent_id: "a000" },
  ]);
  expect(records[0]).not.toHaveProperty("parent_agent_id");
});

test("of an internal helper leaves none", () => {
  using temp = makeTempStore();
  startSubagent(makeCall(temp, "SubagentStart", { agent_type: "" }));
  expect(fs.existsSync(temp.store.sessions)).toBe(false);
});
