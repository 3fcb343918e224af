import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Commits a site, as AGENTS.md asks for, so that `diff HEAD` shows what a task changes. */
export async function commitSite(root: string): Promise<void> {
  const git = (...args: string[]) => execute('git', ['-C', root, ...args]);
  await git('init', '--quiet');
  await git('add', '--all');
  const author = ['-c', 'user.name=Evaluation', '-c', 'user.email=evaluation@example.com'];
  await git(...author, 'commit', '--quiet', '--message', 'Start');
}
