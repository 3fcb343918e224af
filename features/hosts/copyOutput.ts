import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { resolveInside } from './writeInside.ts';

/**
 * Makes a folder equal to an output, without what only other hosts read. Links take no space, and builds replace files instead of changing
 * them; a file system without links gets copies.
 *
 * @param target below the site's folder, with `/`
 */
export function copyOutput(
  root: string,
  folder: string,
  target: string,
  files: readonly string[],
): void {
  const place = resolveInside(root, target);
  mkdirSync(place, { recursive: true });
  const wanted = new Set(files.filter((path) => path !== '_redirects' && path !== '_headers'));
  for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && !wanted.has(relative(place, path).split(sep).join('/')))
      rmSync(path, { force: true });
  }
  for (const path of wanted) {
    const [source, copy] = [join(folder, path), join(place, path)];
    if (isSameFile(source, copy)) continue;
    rmSync(copy, { force: true, recursive: true });
    mkdirSync(dirname(copy), { recursive: true });
    try {
      linkSync(source, copy);
    } catch {
      copyFileSync(source, copy);
    }
  }
}

function isSameFile(one: string, other: string): boolean {
  const [stats, others] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return stats !== undefined && stats.ino === others?.ino && stats.dev === others.dev;
}
