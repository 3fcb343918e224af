import { commands, type Options } from '../../cli/index.ts';
import { showBlockwright } from './runBlockwright.ts';

/** Shows the pages that differ between two builds, unless the feature for that is missing; returns the exit status. */
export async function showDifferences(
  { root, values }: Options,
  before: string,
  after: string,
): Promise<number> {
  if (!commands.diff) return 0;
  const words = ['diff', before, '--root', '.', '--out', after];
  for (const name of ['only', 'allow'])
    for (const value of (values[name] as string[] | undefined) ?? [])
      words.push(`--${name}`, value);
  if (values.strict === true) words.push('--strict');
  if (typeof values.preview === 'string') words.push('--preview', values.preview);
  process.stdout.write('\n');
  return showBlockwright(root, words);
}
