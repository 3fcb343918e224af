import { runGit } from './runGit.ts';

/** Returns the text of a file in a commit, by default the last one; undefined if it had no such file. */
export async function readCommittedText(
  root: string,
  file: string,
  commit = 'HEAD',
): Promise<string | undefined> {
  return runGit(root, 'show', `${commit}:./${file}`).catch(() => undefined);
}
