import { commands } from '../../cli/index.ts';
import { showBlockwright } from './runBlockwright.ts';

/** Shows the pages that differ between two builds, unless the feature for that is missing; returns the exit status. */
export async function showDifferences(
  root: string,
  before: string,
  after: string,
): Promise<number> {
  if (!commands.diff) return 0;
  process.stdout.write('\n');
  return showBlockwright(root, ['diff', before, '--root', '.', '--out', after]);
}
