/** Opens a file with the program the desktop has for it. */
import { spawn } from "node:child_process";
import fs from "node:fs";
import { delimiter, join } from "node:path";
import type { Env } from "../platform/paths.ts";

/** `none`: no opener is installed, or there is no screen to open anything on. */
export type OpenResult = "opened" | "none" | "failed";

/** An opener that is still running by then has handed the file to a browser that stays. */
const PATIENCE_MS = 3_000;

export async function openFile(path: string, env: Env, platform: NodeJS.Platform): Promise<OpenResult> {
  const opener = findOpener(env, platform);
  if (opener === undefined) return "none";
  const [program, ...args] = opener;
  const child = spawn(program, [...args, path], { stdio: "ignore", detached: true, env });
  return await new Promise((settle) => {
    const patience = setTimeout(() => settle("opened"), PATIENCE_MS);
    const end = (result: OpenResult): void => {
      clearTimeout(patience);
      settle(result);
    };
    child.once("error", () => end("failed"));
    child.once("exit", (code) => end(code === 0 ? "opened" : "failed"));
    child.unref();
  });
}

function findOpener(env: Env, platform: NodeJS.Platform): [program: string, ...args: string[]] | undefined {
  if (platform === "darwin") return ["open"];
  // `start` takes its first quoted word for the window's title.
  if (platform === "win32") return ["cmd", "/c", "start", ""];
  const hasScreen = ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"].some((name) => env[name]);
  const program = hasScreen ? ["wslview", "xdg-open"].find((name) => isOnPath(name, env)) : undefined;
  return program === undefined ? undefined : [program];
}

function isOnPath(name: string, env: Env): boolean {
  const folders = (env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.some((folder) => fs.existsSync(join(folder, name)));
}
