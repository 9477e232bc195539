/** One session's replay as one HTML file. */
import type { PageData } from "./shape.ts";
import { renderShell } from "./shell.ts";

/** What the bundler made of browser/: it is read from disk by the caller. */
export interface PageAssets {
  style: string;
  script: string;
}

export function renderReplayPage(data: PageData, assets: PageAssets): string {
  return renderShell({ title: `${data.title} · logbook`, ...assets, data });
}
