import { defineConfig } from "vitest/config";

/** Rooms whose mistakes lose data or hide it. */
const STRICT_ROOMS = ["log", "raw", "transcript", "replay", "hook", "archive"];
const OTHER_ROOMS = [
  "capture",
  "cli",
  "context",
  "contract",
  "handoff",
  "memory",
  "model",
  "page",
  "platform",
  "text",
  "worker",
];

const atLeast = (rooms: readonly string[], lines: number) =>
  Object.fromEntries(rooms.map((room) => [`lib/${room}/**`, { lines }]));

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Each has a script of its own: test:e2e, test:browser, test:crash.
    exclude: ["test/e2e/**", "test/browser/**", "test/**/*.crash.test.ts"],
    setupFiles: ["test/support/setup.ts"],
    // Many tests wait for the disk thousands of times, beside others that do.
    testTimeout: 120_000,
    pool: "forks",
    maxWorkers: 2,
    coverage: {
      include: ["lib/**"],
      // Run as processes of their own, or in a browser, where coverage does not see them.
      exclude: [
        "lib/page/browser/**",
        "lib/worker/main.ts",
        "lib/cli/entry/**",
        "lib/cli/start.ts",
        "lib/hook/compiled.ts",
        "lib/capture/turn-end-hooks.ts",
      ],
      reporter: ["text-summary", "json-summary"],
      thresholds: { ...atLeast(STRICT_ROOMS, 95), ...atLeast(OTHER_ROOMS, 90) },
    },
  },
});
