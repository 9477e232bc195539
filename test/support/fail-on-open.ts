/** A file that the system will not open for reading, for as long as the answer is in scope. */
import fs from "node:fs";
import { vi } from "vitest";

export function failOnOpen(path: string, code: string): Disposable {
  const open = fs.openSync;
  const spy = vi.spyOn(fs, "openSync").mockImplementation((...args) => {
    if (args[0] !== path || args[1] !== "r") return open(...args);
    throw Object.assign(new Error(`${code}: open`), { code, syscall: "open" });
  });
  return { [Symbol.dispose]: () => spy.mockRestore() };
}
