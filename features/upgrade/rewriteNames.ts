import { UsageError } from '../../base/errors/UsageError.ts';
import { findSiteCode, type Installation, loadSiteCode } from '../../code/index.ts';
import { sectionChecks, sectionSchemas } from '../../renderer/index.ts';
import { checkSite } from '../../schema/index.ts';
import { renameInSite } from './renames/renameInSite.ts';
import { renames } from './renames/renames.ts';
import { writeRenames } from './renames/writeRenames.ts';

/**
 * `upgrade --from VERSION`: rewrites what was renamed after a version, and prints each line and how many errors
 * are left. `upgrade` runs it in the new version, which brings the table.
 *
 * @throws UsageError for what is no version
 */
export async function rewriteNames(
  root: string,
  from: string,
  { isDry, installation }: { isDry: boolean; installation: Installation },
): Promise<number> {
  if (!/^v?\d+\.\d+\.\d+/.test(from))
    throw new UsageError(`--from takes a version such as 0.1.0, not "${from}".`);
  const changes = await renameInSite(root, renames, from);
  const list = await writeRenames(root, changes, { isDry });
  process.stdout.write(list || `Nothing that this site uses was renamed after ${from}.\n`);
  if (isDry || list === '') return 0;
  await loadSiteCode(findSiteCode(root, installation));
  const { diagnostics } = await checkSite({
    root,
    sections: sectionSchemas,
    checks: sectionChecks,
    mode: 'build',
  });
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  if (errors > 0)
    process.stdout.write(`\`blockwright check\` lists what is left: ${errors} errors.\n`);
  return 0;
}
