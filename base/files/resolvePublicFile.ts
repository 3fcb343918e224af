import { existsSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { OutsideSiteError } from '../errors/OutsideSiteError.ts';
import { decodePath } from '../text/encodePath.ts';
import { listNames } from './listNames.ts';
import { resolveSiteFile } from './resolveSiteFile.ts';

/** Hidden files for the web: `.well-known` (RFC 8615) and settings of hosts. */
export const publishedHiddenNames: ReadonlySet<string> = new Set([
  '.well-known',
  '.nojekyll',
  '.htaccess',
]);

/**
 * Returns the real path of a file of public/, whose path may be written in another normal form of
 * Unicode, or as in an address (`%20`). A link must lead to a file of public/ that is published
 * itself: neither content nor a hidden file may get out under another name.
 *
 * @param path below public/, with `/`
 * @param folder the real path of public/, where the files of many paths are wanted
 * @throws OutsideSiteError if a link leads out of public/, or to a hidden file
 * @throws Error of the system if there is no such file
 */
export function resolvePublicFile(
  root: string,
  path: string,
  folder: string = resolveSiteFile(root, 'public'),
): string {
  const file = realpathSync.native(join(folder, findSpelling(folder, path)));
  const names = file.slice(folder.length + 1).split(sep);
  const isPublished = (name: string) => !name.startsWith('.') || publishedHiddenNames.has(name);
  if (file.startsWith(folder + sep) && names.every(isPublished)) return file;
  throw new OutsideSiteError(join('public', path).split(sep).join('/'));
}

/** Returns the path of a file as its file system spells it; the path as it is if there is no such file. */
function findSpelling(folder: string, path: string): string {
  if (plainPath.test(path) || existsSync(join(folder, path))) return path;
  return (
    [path.normalize(), decodePath(path)]
      .map((spelling) => findInFolder(folder, spelling))
      .find((found) => found !== undefined) ?? path
  );
}

const plainPath = /^[\w\-./]*$/;

/** Finds a path by the names in its folders, whatever their normal form. */
function findInFolder(folder: string, path: string): string | undefined {
  let found = '';
  for (const segment of path.split('/').filter(Boolean)) {
    const name = listNames(join(folder, found)).find((name) => name.normalize() === segment);
    if (name === undefined) return undefined;
    found += `/${name}`;
  }
  return found;
}
