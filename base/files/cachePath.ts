import { join } from 'node:path';
import { resolveWritable } from './writeSiteFile.ts';

/**
 * Returns the path of a file or folder below `.blockwright/`, which holds caches, drafts and
 * submissions. It need not exist yet.
 *
 * @throws OutsideSiteError if a link on the way leads out of the site
 */
export function cachePath(root: string, ...names: string[]): string {
  const parts = ['.blockwright', ...names];
  // From the outermost folder on, so that the error names the link itself.
  for (const index of parts.keys()) resolveWritable(root, join(...parts.slice(0, index + 1)));
  return join(root, ...parts);
}
