import { isDeepStrictEqual } from 'node:util';
import { readCommittedText } from '../../base/files/readCommittedText.ts';
import { runGit } from '../../base/files/runGit.ts';
import { YamlText } from '../../features/_shared/yamlEdits/index.ts';
import type { EntryChange } from '../protocol/EntryChange.ts';
import { contentPaths } from './contentPaths.ts';
import type { DraftSession } from './draft/DraftSession.ts';

/** Lists the entries of `pages:` that differ from the last commit, and files with other changes. */
export async function listChangedPages(session: DraftSession): Promise<EntryChange[]> {
  const changes: EntryChange[] = [];
  for (const file of session.files) {
    const before = await readCommittedText(session.root, file);
    const text = session.text(file);
    if (before === text) continue;
    const [old, now] = [parsePages(before ?? ''), parsePages(text)];
    const found = [...new Set([...Object.keys(now.pages), ...Object.keys(old.pages)])].flatMap(
      (key): EntryChange[] => {
        if (!(key in old.pages)) return [{ file, key, kind: 'added' }];
        if (!(key in now.pages)) return [{ file, key, kind: 'removed' }];
        return isDeepStrictEqual(old.pages[key], now.pages[key])
          ? []
          : [{ file, key, kind: 'changed' }];
      },
    );
    changes.push(...found);
    if (found.length === 0 || !isDeepStrictEqual(old.rest, now.rest))
      changes.push({ file, key: '', kind: before === undefined ? 'added' : 'changed' });
  }
  return [...changes, ...(await listOtherFiles(session))];
}

/** Lists changed files of public/, and those that are removed. */
async function listOtherFiles({ root, files, guard }: DraftSession): Promise<EntryChange[]> {
  const list = async (...args: string[]) =>
    (await runGit(root, ...args, '-z', '--', ...contentPaths).catch(() => '')).split('\0');
  const args = ['diff', '--name-only', '--relative', '--no-renames'];
  // A publication contains what the editor accepted, whatever .gitignore says; a commit does not.
  const added = await list('ls-files', '--others', ...(guard ? [] : ['--exclude-standard']));
  const removed = await list(...args, '--diff-filter=D', 'HEAD');
  const changed = await list(...args, '--diff-filter=d', 'HEAD');
  const toChanges = (kind: EntryChange['kind'], paths: string[]) =>
    paths
      .filter((file) => file !== '' && !files.includes(file))
      .map((file) => ({ file, key: '', kind }));
  return [
    ...toChanges('added', added),
    ...toChanges('changed', changed),
    ...toChanges('removed', removed),
  ];
}

/** Returns a commit message that lists the changed pages. */
export function suggestCommitMessage(changes: readonly EntryChange[]): string {
  const words = { added: 'add', removed: 'remove', changed: 'edit' };
  const parts = (['added', 'removed', 'changed'] as const).flatMap((kind) => {
    const names = changes
      .filter((change) => change.kind === kind)
      .map(({ key, file }) => key || file);
    if (names.length === 0) return [];
    const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
    return [`${words[kind]} ${names.slice(0, 3).join(', ')}${more}`];
  });
  return parts.length > 0 ? `content: ${parts.join('; ')}` : '';
}

function parsePages(text: string): { pages: Record<string, unknown>; rest: object } {
  try {
    const { value } = new YamlText(text);
    const { pages, ...rest } = (value ?? {}) as { pages?: Record<string, unknown> };
    return { pages: pages ?? {}, rest };
  } catch {
    return { pages: {}, rest: {} };
  }
}
