import { execFile } from 'node:child_process';
import { devNull } from 'node:os';
import { promisify } from 'node:util';

/** Runs git in a folder; returns what it prints, without line breaks at the end. Rejects as `execFile` does. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  return (await readGit(folder, ...args)).trimEnd();
}

/** Runs git in a folder; returns exactly what it prints. */
export async function readGit(folder: string, ...args: readonly string[]): Promise<string> {
  // A hook of the repository would run its own programs in our checkout.
  const settings = ['-c', `core.hooksPath=${devNull}`];
  const options = { cwd: folder, env: environment(), maxBuffer: 1 << 28 };
  const { stdout } = await promisify(execFile)('git', [...settings, ...args], options);
  return stdout;
}

/** Returns the environment without the variables by which a hook tells git its repository. */
function environment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _, GIT_INDEX_FILE: __, GIT_WORK_TREE: ___, ...env } = process.env;
  return { ...env, LC_ALL: 'C' };
}
