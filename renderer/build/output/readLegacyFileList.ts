import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CachedSite } from '../cache/CachedSite.ts';
import { pageFile } from './pageFile.ts';

/**
 * Lists the files of an output that has no file list, because an earlier version wrote it: takes
 * them from the build cache, whichever version that is from.
 */
export function readLegacyFileList(root: string, folder: string): string[] {
  try {
    const cache = readFileSync(join(root, '.blockwright', 'pages.json'), 'utf8');
    const [, site = ''] = cache.split('\n', 2);
    const { output } = JSON.parse(site) as CachedSite;
    if (output?.folder !== folder) return [];
    const paths = [...Object.keys(output.files), ...output.routes.map(pageFile)];
    // Builds of those versions left drafts with this extension when they were killed.
    return paths.flatMap((path) => [path, `${path}.new`]);
  } catch {
    return [];
  }
}
