import { realpathSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { OutsideSiteError } from '../errors/OutsideSiteError.ts';

/**
 * Returns the real path of a file or folder of a site. Everything that reads the content of a site
 * gets its path here, because content may be written by people who must not read the files of the
 * machine that builds it. A link to another place in the site is followed, except into hidden
 * folders and node_modules, which hold keys, submissions and the history.
 *
 * @param path below the site, with `/`
 * @throws OutsideSiteError if `..` or a link leads out of the site, at the file or at a folder above it
 * @throws Error of the system if there is no such file
 */
export function resolveSiteFile(root: string, path: string): string {
  const file = realpathSync.native(join(root, path));
  const inner = relative(realpathSync.native(root), file);
  const names = inner.split(sep);
  const isOutside = isAbsolute(inner) || names[0] === '..';
  if (isOutside || (inner !== join(path) && names.some(isPrivate)))
    throw new OutsideSiteError(path);
  return file;
}

/** Whether a file or folder below the site is not content, by its name. */
function isPrivate(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}
