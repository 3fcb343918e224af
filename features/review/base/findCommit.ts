import { runGit } from '../../../base/files/runGit.ts';
import { BaseError } from './BaseError.ts';

/** A commit of a site, and the site's path in its repository. */
export interface SiteCommit {
  hash: string;
  /** The name that the user typed, such as `main` or the start of its hash. */
  name: string;
  /** The folder of the repository. */
  repository: string;
  /** Path of the site below it, with `/` at the end; empty for the repository itself. */
  prefix: string;
}

/**
 * Finds a commit by its name; without a name, the last one that the current commit and the main
 * branch have in common.
 *
 * @throws BaseError outside of a repository, and for an unknown name
 */
export async function findCommit(root: string, name: string | undefined): Promise<SiteCommit> {
  const [repository = '', prefix = ''] = (
    await git(root, 'rev-parse', '--show-toplevel', '--show-prefix').catch((error) => {
      throw new BaseError(explainNoRepository(root, error));
    })
  ).split('\n');
  const base = name === undefined ? await findMergeBase(root) : { name, hash: name };
  const hash = await resolve(root, base.hash);
  if (hash === undefined)
    throw new BaseError(
      `${base.name} is neither a commit of this repository nor a folder nor an inventory. In a shallow clone, fetch the history first: git fetch --unshallow`,
    );
  return { hash, name: base.name, repository, prefix };
}

function explainNoRepository(root: string, error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return 'git is not installed. Name a folder to compare with.';
  return /dubious ownership/.test(error.message)
    ? `git refuses to read ${root}, because another user owns it: git config --global --add safe.directory ${root}`
    : `${root} is not in a git repository. Name a folder to compare with: a site, or a build of one.`;
}

/** Runs git; returns the lines that it prints, without the line break at the end. */
async function git(root: string, ...args: readonly string[]): Promise<string> {
  return (await runGit(root, ...args)).trimEnd();
}

async function resolve(root: string, name: string): Promise<string | undefined> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  return git(root, ...args).catch(() => undefined);
}

/** Finds the last commit that HEAD shares with the main branch: as the remote has it, if known. */
async function findMergeBase(root: string): Promise<{ name: string; hash: string }> {
  if ((await resolve(root, 'HEAD')) === undefined)
    throw new BaseError('This repository has no commit yet. Name a folder to compare with.');
  const remote = await git(
    root,
    'symbolic-ref',
    '--quiet',
    '--short',
    'refs/remotes/origin/HEAD',
  ).catch(() => undefined);
  const names = [...(remote ? [remote] : []), 'origin/main', 'origin/master', 'main', 'master'];
  for (const name of names) {
    if ((await resolve(root, name)) === undefined) continue;
    const hash = await git(root, 'merge-base', 'HEAD', name).catch(() => undefined);
    if (hash !== undefined) return { name, hash };
    throw new BaseError(
      `This history has nothing in common with ${name}. In a shallow clone, fetch the rest first: git fetch --unshallow`,
    );
  }
  return { name: 'HEAD', hash: 'HEAD' };
}
