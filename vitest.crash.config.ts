import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** Tests that kill processes again and again, and the short form of the torture: minutes, and a script of their own. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [], exclude: [] } },
  defineConfig({ test: { include: ["test/**/*.crash.test.ts"] } }),
);
