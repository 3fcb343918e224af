import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildState } from '../cache/readBuildState.ts';

/**
 * Whether so much content changed that the build will need threads, judging by file sizes. They can
 * then start before anything is parsed. A wrong guess costs little.
 */
export function shouldPrestartWorkers(root: string, { sources, buildCache }: BuildState): boolean {
  let bytes = 0;
  for (const [path, { digest }] of Object.entries(sources)) {
    if (buildCache.site.sources?.[path]?.digest === digest) continue;
    const { size } = statSync(join(root, path));
    // A row can generate many pages.
    bytes += path.startsWith('data/') ? size * 8 : size;
  }
  return bytes > minBytes;
}

/** About 150 pages. */
const minBytes = 1_200_000;
