import { runGit } from '../../base/files/runGit.ts';
import { EditError } from '../../features/_shared/yamlEdits/index.ts';
import { contentPaths } from './contentPaths.ts';

/** Commits the site's files, and no other changes in the repository. */
export async function commit(root: string, message: string): Promise<void> {
  if (message.trim() === '') throw new EditError('Write a commit message');
  const paths: string[] = [];
  for (const path of contentPaths) {
    const status = await runGit(root, 'status', '--porcelain', '--', path).catch(() => '');
    if (status.trim() !== '') paths.push(path);
  }
  if (paths.length === 0) throw new EditError('Nothing has changed since the last commit');
  try {
    await runGit(root, 'add', '--', ...paths);
    await runGit(root, 'commit', '-m', message, '--', ...paths);
  } catch (error) {
    throw new EditError(`git reported an error: ${readReason(error)}`);
  }
}

/** Pushes the branch to the remote branch that it follows. */
export async function push(root: string): Promise<void> {
  try {
    // Nobody sits at the terminal to type a password.
    await runGit({ folder: root, env: { GIT_TERMINAL_PROMPT: '0' } }, 'push');
  } catch (error) {
    const reason = readReason(error);
    throw new EditError(
      /\((?:fetch first|non-fast-forward)\)/.test(reason)
        ? 'Somebody else has pushed to this branch since. Take their commits over with `git pull`, then push again'
        : `git reported an error: ${reason}`,
    );
  }
}

function readReason(error: unknown): string {
  return String((error as { stderr?: string }).stderr ?? error).trim();
}
