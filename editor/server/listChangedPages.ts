import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { readCommittedText } from '../../server/changes/createCommittedSite.ts';
import type { DraftSession } from './DraftSession.ts';

/** An entry of `pages:` that differs from the last commit; `key` is empty for the rest of a file. */
interface ChangedPage {
  file: string;
  key: string;
  kind: 'added' | 'removed' | 'changed';
}

/** Lists the entries of `pages:` that differ from the last commit, and files with other changes. */
export async function listChangedPages(session: DraftSession): Promise<ChangedPage[]> {
  const changes: ChangedPage[] = [];
  for (const file of session.files) {
    const before = await readCommittedText(session.root, file);
    const text = session.text(file);
    if (before === text) continue;
    const [oldPages, newPages] = [parsePages(before ?? ''), parsePages(text)];
    const found = [...new Set([...Object.keys(newPages), ...Object.keys(oldPages)])].flatMap(
      (key): ChangedPage[] => {
        if (!(key in oldPages)) return [{ file, key, kind: 'added' }];
        if (!(key in newPages)) return [{ file, key, kind: 'removed' }];
        return isDeepStrictEqual(oldPages[key], newPages[key])
          ? []
          : [{ file, key, kind: 'changed' }];
      },
    );
    changes.push(...(found.length > 0 ? found : [{ file, key: '', kind: 'changed' as const }]));
  }
  return changes;
}

/** Returns a commit message that lists the changed pages. */
export function suggestCommitMessage(changes: readonly ChangedPage[]): string {
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

function parsePages(text: string): Record<string, unknown> {
  try {
    const { pages } = (parse(text) ?? {}) as { pages?: Record<string, unknown> };
    return pages ?? {};
  } catch {
    return {};
  }
}
