import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { resolveWritable } from '../../../base/files/writeSiteFile.ts';
import { EditError } from '../../../features/_shared/yamlEdits/index.ts';
import { getSiteFileKind } from '../../../schema/index.ts';
import type { Side } from '../../merge/settleValues.ts';
import { isContentPath } from '../../server/contentPaths.ts';
import type { TextChangeElsewhere } from '../../server/draft/DiskSync.ts';
import type { DraftSession } from '../../server/draft/DraftSession.ts';
import type { Repository } from './Repository.ts';

/** Commits whose difference is taken over, and what with. */
interface ReplayOptions {
  repository: Repository;
  session: DraftSession;
  from: string;
  to: string;
  /** Whether code may change: only the published branch may change it. */
  withCode: boolean;
  /** The side for each file that is taken as a whole, such as a picture. */
  choices: Readonly<Record<string, Side>>;
}

/**
 * Takes over what changed between two commits: texts are merged by their values, with the conflicts in
 * the session; other files are replaced unless they also changed here.
 *
 * @returns the files that changed on both sides and have no choice; then nothing is taken over
 */
export async function replay(options: ReplayOptions): Promise<string[]> {
  const { repository, session, from, to, withCode, choices } = options;
  const { root } = session;
  const git = (...args: string[]) => repository.gitIn(root, {}, ...args);
  const diff = async (...commits: [string, string]) =>
    (await git('diff', '--name-only', '-z', '--no-renames', ...commits, '--'))
      .split('\0')
      .filter((path) => path !== '');
  const isCode = (path: string) => !isContentPath(path);
  const changed = await diff(from, to);
  const whole = withCode ? changed.filter(isCode) : [];
  if (!withCode) {
    // A host can merge the published branch into the other, with its code.
    const published = (await git('merge-base', to, repository.base)).trim();
    const [code] = (await diff(published, to)).filter(isCode);
    if (code !== undefined)
      throw new EditError(
        `The branch of these changes contains code (${code}), which only developers can publish`,
      );
  }
  const texts = new Map<string, TextChangeElsewhere>();
  const undecided: string[] = [];
  for (const path of changed.filter(isContentPath)) {
    const [before, after] = [await readBlob(from, path), await readBlob(to, path)];
    if (isText(session, path)) {
      const read = (hash: string | undefined) => hash && git('cat-file', 'blob', hash);
      texts.set(path, { before: await read(before), after: await read(after) });
      continue;
    }
    const mine = existsSync(join(root, path))
      ? (await git('hash-object', '--no-filters', '--', path)).trim()
      : undefined;
    if (mine === before || choices[path] === 'theirs') whole.push(path);
    else if (mine !== after && !choices[path]) undecided.push(path);
  }
  if (undecided.length > 0) return undecided;
  await session.disk.takeOver(texts);
  for (const path of whole) {
    if (await readBlob(to, path)) await git('checkout', '--quiet', to, '--', path);
    else await rm(resolveWritable(root, path), { force: true });
  }
  return [];

  /** Returns the hash of a file's content in a commit; undefined if the commit lacks it. */
  async function readBlob(commit: string, path: string): Promise<string | undefined> {
    const line = await git('ls-tree', '-z', '--full-tree', commit, '--', path);
    return /^\d+ blob (\w+)\t/.exec(line)?.[1];
  }
}

/** Whether the session holds a file as text, or will once it exists. */
function isText({ root, files }: DraftSession, path: string): boolean {
  if (files.includes(path)) return true;
  // Markdown is no content of the session where its folder belongs to no collection.
  const kind = getSiteFileKind(path);
  return (
    kind !== undefined && !['rowSchema', 'team'].includes(kind) && !existsSync(join(root, path))
  );
}
