import { runGit } from '../../base/files/runGit.ts';
import type { IgnoredFile } from '../protocol/IgnoredFile.ts';
import { contentPaths } from './contentPaths.ts';

/** How many files are named. */
const mostFiles = 20;

/** Lists files of the content that a commit leaves out, since a rule such as a line of .gitignore says so. */
export async function listIgnoredFiles(root: string): Promise<IgnoredFile[]> {
  const list = ['ls-files', '--others', '--ignored', '--exclude-standard', '-z', '--'];
  const printed = await runGit(root, ...list, ...contentPaths).catch(() => '');
  // What programs store for themselves begins with a dot.
  const files = printed.split('\0').filter((file) => file !== '' && !/(?:^|\/)\./.test(file));
  const named = files.slice(0, mostFiles);
  if (named.length === 0) return [];
  // Prints `<file>:<line>:<pattern>`, a tab and the path.
  const rules = (await runGit(root, 'check-ignore', '--verbose', '--', ...named)).split('\n');
  return named.map((file, index) => ({ file, rule: rules[index]?.split('\t')[0] ?? '' }));
}
