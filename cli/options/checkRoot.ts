import { statSync } from 'node:fs';
import { UsageError } from './UsageError.ts';

/**
 * Checks that the folder of the site is a folder.
 *
 * @throws UsageError if it is a file or does not exist
 */
export function checkRoot(root: string): void {
  const stats = statSync(root, { throwIfNoEntry: false });
  if (!stats) throw new UsageError(`The folder ${root} does not exist.`);
  if (!stats.isDirectory())
    throw new UsageError(`--root takes the folder of a site, and ${root} is a file.`);
}
