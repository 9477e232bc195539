import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/e2e/**/*.test.ts"],
    setupFiles: ["test/e2e/support/setup.ts"],
    // A scenario takes 2 to 10 s here; the limit is for a slow machine, the waits inside have their own.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    pool: "forks",
    maxWorkers: 2,
    reporters: ["verbose"],
  },
});
