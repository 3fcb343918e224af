import { posix } from 'node:path';
import { listNames } from '../../base/files/listNames.ts';
import { resolveSiteFile } from '../../base/files/resolveSiteFile.ts';
import { getSpellingSuggestion } from '../../base/text/getSpellingSuggestion.ts';
import { listFolderPictures, toPublicFolder } from '../_shared/pictures/index.ts';

/** Returns the folder of public/ that a wrong path may mean; undefined for none. */
export function suggestFolder(root: string, written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const path = toPublicFolder(
    `/${written.replaceAll('\\', '/').replace(/^\.?\/*(?:public\/)?/, '')}`,
  );
  if (!path) return undefined;
  if (path !== written && listFolderPictures(root, path)) return path;
  const parent = posix.dirname(path);
  const near = getSpellingSuggestion(posix.basename(path), listFolders(root, parent));
  return near && posix.join(parent, near);
}

function listFolders(root: string, parent: string): string[] {
  try {
    return listNames(resolveSiteFile(root, `public${parent}`)).filter(
      (name) => !name.includes('.'),
    );
  } catch {
    return [];
  }
}
