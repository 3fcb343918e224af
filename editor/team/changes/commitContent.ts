import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EditError } from '../../../features/_shared/yamlEdits/index.ts';
import { contentPaths, isContentPath } from '../../server/contentPaths.ts';
import type { Person } from './Person.ts';
import type { Repository } from './Repository.ts';

/** The content of a commit besides its files. */
interface CommitOptions {
  /** The commit whose code it has. */
  base: string;
  parents: readonly string[];
  person: Person;
  message: string;
}

/** Who makes commits for the people that write them. */
const committer = { name: 'Blockwright', email: 'blockwright@localhost' };

/**
 * Commits the content of a worktree on top of the code of another commit, without moving its HEAD.
 *
 * @returns the hash of the commit; undefined if it has the same files as its first parent
 */
export async function commitContent(
  repository: Repository,
  root: string,
  { base, parents, person, message }: CommitOptions,
): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'blockwright-index-'));
  // The index of the worktree stays as it is, with what git knows of its files.
  const env = { GIT_INDEX_FILE: join(folder, 'index') };
  const git = async (...args: string[]) => (await repository.gitIn(root, env, ...args)).trim();
  try {
    await git('read-tree', base);
    // What the editor accepted and showed is published, also where .gitignore names it.
    const list = ['ls-files', '-z', '--cached', '--others', '--'];
    const files = (await git(...list, ...contentPaths)).split('\0');
    // git refuses a path without files.
    const paths = contentPaths.filter((path) =>
      files.some((file) => file === path || file.startsWith(`${path}/`)),
    );
    await git('add', '--all', '--force', '--', ...paths);
    checkChanges(await git('diff-index', '--cached', '--raw', '-z', '--no-renames', base));
    const tree = await git('write-tree');
    if (tree === (await git('rev-parse', `${parents[0]}^{tree}`))) return undefined;
    const identity = {
      GIT_AUTHOR_NAME: toAuthorName(person),
      GIT_AUTHOR_EMAIL: person.email,
      GIT_COMMITTER_NAME: committer.name,
      GIT_COMMITTER_EMAIL: committer.email,
    };
    const args = parents.flatMap((parent) => ['-p', parent]);
    return (
      await repository.gitIn(root, identity, 'commit-tree', tree, ...args, '-m', message)
    ).trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the name of a person as git accepts it: not of these characters alone, which it removes. */
function toAuthorName({ name, email }: Person): string {
  return /[^\s\p{Cc}.,:;<>"\\']/u.test(name) ? name : email;
}

/** Throws an EditError unless all changes are of ordinary files of the content. */
function checkChanges(raw: string): void {
  const parts = raw.split('\0');
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [before = '', after = ''] = (parts[index] ?? '').slice(1).split(' ');
    const path = parts[index + 1] ?? '';
    const isPlain = after === '100644' || after === '000000' || after === before;
    if (!isPlain || !isContentPath(path))
      throw new EditError(`${path} cannot be published: only ordinary files of the content can`);
  }
}
