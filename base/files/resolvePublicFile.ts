import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { OutsideSiteError } from '../errors/OutsideSiteError.ts';
import { resolveSiteFile } from './resolveSiteFile.ts';

/** Hidden files for the web: `.well-known` (RFC 8615) and settings of hosts. */
export const publishedHiddenNames: ReadonlySet<string> = new Set([
  '.well-known',
  '.nojekyll',
  '.htaccess',
]);

/**
 * Returns the real path of a file of public/. A link must lead to a file of public/ that is published
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
  const file = realpathSync.native(join(folder, path));
  const names = file.slice(folder.length + 1).split(sep);
  const isPublished = (name: string) => !name.startsWith('.') || publishedHiddenNames.has(name);
  if (file.startsWith(folder + sep) && names.every(isPublished)) return file;
  throw new OutsideSiteError(join('public', path).split(sep).join('/'));
}
