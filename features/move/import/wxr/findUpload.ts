import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Finds a file of the media library on this machine.
 *
 * @param folders where it may be: a copy of `wp-content`, of `uploads`, or the folder of the export
 * @param address its address from the root, decoded: `/wp-content/uploads/2019/05/a.jpg`
 */
export function findUpload(folders: readonly string[], address: string): string | undefined {
  const [, inside = address] = /^.*?\/wp-content\/(.*)$/.exec(address) ?? [];
  const paths = new Set([
    address,
    `wp-content/${inside}`,
    inside,
    inside.replace(/^uploads\//, ''),
  ]);
  // A smaller copy may be missing where its original is there.
  const original = (path: string) => path.replace(/(?:-\d{2,4}x\d{2,4}|-scaled)(?=\.\w+$)/, '');
  const spellings = [...paths].flatMap((path) => [
    path,
    path.normalize('NFC'),
    path.normalize('NFD'),
  ]);
  for (const path of [...spellings, ...spellings.map(original)])
    for (const folder of folders) {
      const found = join(folder, path);
      if (existsSync(found) && statSync(found).isFile() && isInside(found, folder)) return found;
    }
  return undefined;
}

function isInside(path: string, folder: string): boolean {
  return realpathSync(path).startsWith(realpathSync(folder) + sep);
}
