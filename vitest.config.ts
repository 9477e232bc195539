import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/e2e/**"],
    setupFiles: ["test/support/setup.ts"],
    testTimeout: 30_000,
    pool: "forks",
    maxWorkers: 2,
  },
});
