import type { Metafile } from "esbuild";

export function renderNotices(metafiles: readonly Metafile[]): string;
