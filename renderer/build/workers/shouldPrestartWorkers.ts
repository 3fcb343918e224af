import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildState } from '../cache/readBuildState.ts';

/**
 * Whether so much was written since the last run that threads will be needed, as far as the sizes
 * of files tell: they can then be started before anything was read. A wrong guess costs little.
 */
export function shouldPrestartWorkers(root: string, { sources, buildCache }: BuildState): boolean {
  let bytes = 0;
  for (const [path, { digest }] of Object.entries(sources)) {
    if (buildCache.site.sources?.[path]?.digest === digest) continue;
    const { size } = statSync(join(root, path));
    // From one row many pages may be made.
    bytes += path.startsWith('data/') ? size * 8 : size;
  }
  return bytes > muchBytes;
}

/** About 150 pages. */
const muchBytes = 1_200_000;
