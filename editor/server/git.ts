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
    throw new EditError(
      `git reported an error: ${String((error as { stderr?: string }).stderr ?? error).trim()}`,
    );
  }
}
