import { UsageError } from '../../base/errors/UsageError.ts';
import type { Options } from '../../cli/index.ts';
import type { Rename } from './renames/Rename.ts';
import { renameInSite } from './renames/renameInSite.ts';
import { renames as allRenames } from './renames/renames.ts';
import { writeRenames } from './renames/writeRenames.ts';

/**
 * `upgrade --from VERSION`: rewrites what was renamed after a version. `upgrade` runs it in the new
 * version, which brings the table.
 *
 * @throws UsageError for what is no version
 */
export async function rewriteNames(
  { root, values }: Options,
  from: string,
  renames: readonly Rename[] = allRenames,
): Promise<number> {
  if (!/^v?\d+\.\d+\.\d+/.test(from))
    throw new UsageError(`--from takes a version such as 0.1.0, not "${from}".`);
  const changes = await renameInSite(root, renames, from);
  const isJson = values.format === 'json';
  const isDry = values['dry-run'] === true;
  const list = await writeRenames(root, changes, { isDry });
  process.stdout.write(
    isJson
      ? `${JSON.stringify(changes)}\n`
      : list || `Nothing that this site uses was renamed after ${from}.\n`,
  );
  return 0;
}
