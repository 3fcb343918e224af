import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs git in a folder; returns what it prints, in English. Rejects as `execFile` does. */
export async function runGit(folder: string, ...args: readonly string[]): Promise<string> {
  // A hook tells git its repository by these variables.
  const { GIT_DIR: _, GIT_INDEX_FILE: __, GIT_WORK_TREE: ___, ...env } = process.env;
  const options = { cwd: folder, env: { ...env, LANGUAGE: 'en' }, maxBuffer: 1 << 30 };
  return (await promisify(execFile)('git', args, options)).stdout;
}
