/** A project's sessions as one HTML file. */
import type { ProjectData } from "./project-shape.ts";
import type { PageAssets } from "./replay-page.ts";
import { renderShell } from "./shell.ts";

export function renderProjectPage(data: ProjectData, assets: PageAssets): string {
  return renderShell({ title: `${data.project} · logbook`, ...assets, data });
}
