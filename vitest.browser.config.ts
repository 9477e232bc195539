import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/browser/**/*.test.ts"],
    setupFiles: ["test/support/setup.ts"],
    // One browser at a time: some of it is measured.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "forks",
    reporters: ["verbose"],
  },
});
