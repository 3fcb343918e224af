import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CachedSite } from '../cache/CachedSite.ts';
import { pageFile } from './pageFile.ts';

/**
 * Returns the files of an output as the build cache knows them, whichever version of this program
 * wrote it: versions before the list of written files left an output without a mark.
 */
export function readLegacyFileList(root: string, folder: string): string[] {
  try {
    const [, site = ''] = readFileSync(join(root, '.blockwright', 'pages.json'), 'utf8').split(
      '\n',
      2,
    );
    const { output } = JSON.parse(site) as CachedSite;
    if (output?.folder !== folder) return [];
    const names = [...Object.keys(output.files), ...output.routes.map(pageFile)];
    // Killed builds left drafts with this ending.
    return names.flatMap((name) => [name, `${name}.new`]);
  } catch {
    return [];
  }
}
