import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { EditError } from '../yaml/EditError.ts';

const run = promisify(execFile);

/** Folders and files of a site that a commit from the editor takes along. */
const own = ['pages.yaml', 'pages', 'data', 'public'];

/** Whether the site lies in a git repository that has a commit. Asked once: starting git is slow. */
export function hasCommits(root: string): Promise<boolean> {
  const known = repositories.get(root);
  if (known) return known;
  const asked = git(root, 'rev-parse', '--verify', 'HEAD').then(
    () => true,
    () => false,
  );
  repositories.set(root, asked);
  return asked;
}

const repositories = new Map<string, Promise<boolean>>();

/** The text of a file in the last commit; undefined when it was not there. */
export async function readCommittedText(root: string, file: string): Promise<string | undefined> {
  return git(root, 'show', `HEAD:./${file}`).catch(() => undefined);
}

/** Commits the site's files, and nothing else that may be under way in the repository. */
export async function commit(root: string, message: string): Promise<void> {
  if (message.trim() === '') throw new EditError('Write a commit message');
  const paths: string[] = [];
  for (const path of own) {
    const known = await git(root, 'status', '--porcelain', '--', path).catch(() => '');
    if (known.trim() !== '') paths.push(path);
  }
  if (paths.length === 0) throw new EditError('Nothing has changed since the last commit');
  try {
    await git(root, 'add', '--', ...paths);
    await git(root, 'commit', '-m', message, '--', ...paths);
  } catch (error) {
    throw new EditError(
      `git reported an error: ${String((error as { stderr?: string }).stderr ?? error).trim()}`,
    );
  }
}

async function git(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', root, ...args], { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}
