import { type Dirent, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file, folder or link below a folder. */
interface TreeEntry {
  /** Path below the folder, with `/`. */
  path: string;
  entry: Dirent;
}

/** Lists everything below a folder. Follows no links, which may lead anywhere. */
export function listTree(folder: string): TreeEntry[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = relative(folder, join(entry.parentPath, entry.name));
    return { path: path.split(sep).join('/'), entry };
  });
}
