import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildState } from '../cache/readBuildState.ts';

/**
 * Whether so much content is new that the build will need threads, judging by file sizes. They can
 * then start before anything is parsed. Edited files do not count: most edits change a few pages,
 * and the pool starts threads later if they change many.
 */
export function shouldPrestartWorkers(root: string, { sources, buildCache }: BuildState): boolean {
  let bytes = 0;
  for (const path of Object.keys(sources)) {
    if (buildCache.site.sources?.[path]) continue;
    const { size } = statSync(join(root, path));
    // A row can generate many pages.
    bytes += path.startsWith('data/') ? size * 8 : size;
  }
  return bytes > minBytes;
}

/** About 150 pages. */
const minBytes = 1_200_000;
