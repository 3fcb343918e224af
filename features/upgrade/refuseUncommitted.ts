import { UsageError } from '../../base/errors/UsageError.ts';
import { runGit } from '../../base/files/runGit.ts';

/**
 * Returns whether a site has a history.
 *
 * @throws UsageError if its folder has changes that are not committed
 */
export async function refuseUncommitted(root: string): Promise<boolean> {
  const ignored = ['.blockwright', 'node_modules', 'dist'].map((name) => `:(exclude)${name}`);
  const status = await runGit(root, 'status', '--porcelain', '--', '.', ...ignored).catch(
    () => undefined,
  );
  if (status === undefined) return false;
  const paths = status.split('\n').flatMap((line) => line.slice(3) || []);
  if (paths.length === 0) return true;
  const rest = paths.length - maxPaths;
  const list = `${paths.slice(0, maxPaths).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  throw new UsageError(
    `Commit your changes first (${list}), so that git can show and undo the upgrade. \`--dry-run\` only shows it; \`--force\` upgrades all the same.`,
  );
}

const maxPaths = 5;
