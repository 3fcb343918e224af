import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A folder to run git in, and variables for it. */
export interface GitPlace {
  folder: string;
  env: NodeJS.ProcessEnv;
}

/** Runs git in a folder; returns what it prints, in English. Rejects as `execFile` does. */
export async function runGit(
  place: string | GitPlace,
  ...args: readonly string[]
): Promise<string> {
  const { folder, env: given } = typeof place === 'string' ? { folder: place, env: {} } : place;
  // A hook tells git its repository by these variables.
  const { GIT_DIR: _, GIT_INDEX_FILE: __, GIT_WORK_TREE: ___, ...env } = process.env;
  const options = {
    cwd: folder,
    env: { ...env, LANGUAGE: 'en', ...given },
    maxBuffer: 1 << 30,
  };
  return (await promisify(execFile)('git', args, options)).stdout;
}
