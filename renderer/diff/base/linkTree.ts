import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listTree } from '../../../base/files/listTree.ts';

/**
 * Links the files below a folder to another place, or copies them where links are impossible. For
 * files that are replaced and never edited in place.
 */
export function linkTree(from: string, to: string): void {
  if (!existsSync(from)) return;
  const folders = new Set<string>();
  for (const { path, entry } of listTree(from)) {
    if (!entry.isFile()) continue;
    const target = join(to, path);
    const folder = dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    try {
      linkSync(join(from, path), target);
    } catch {
      copyFileSync(join(from, path), target);
    }
  }
}
