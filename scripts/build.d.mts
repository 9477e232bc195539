import type { Metafile } from "esbuild";

export interface Bundles {
  hooks: Metafile;
  programs: Metafile;
  pages: Metafile;
}

export function buildAll(outDir: string): Promise<Bundles>;
