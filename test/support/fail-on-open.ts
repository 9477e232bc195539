/** A file that the system will not open for reading, for as long as the answer is in scope. */
import fs from "node:fs";
import { vi } from "vitest";

const WRITES = fs.constants.O_WRONLY | fs.constants.O_RDWR;

export function failOnOpen(path: string, code: string): Disposable {
  const open = fs.openSync;
  const spy = vi.spyOn(fs, "openSync").mockImplementation((...args) => {
    if (args[0] !== path || typeof args[1] !== "number" || (args[1] & WRITES) !== 0) return open(...args);
    throw Object.assign(new Error(`${code}: open`), { code, syscall: "open" });
  });
  return { [Symbol.dispose]: () => spy.mockRestore() };
}
