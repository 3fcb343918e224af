import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { DraftSession } from './DraftSession.ts';
import { readCommittedText } from './git.ts';

/** A page that differs from the last commit. */
export interface ChangedPage {
  file: string;
  key: string;
  kind: 'added' | 'removed' | 'changed';
}

/** The entries of `pages:` that differ from the last commit; other changes are told by file. */
export async function listChangedPages(session: DraftSession): Promise<ChangedPage[]> {
  const changes: ChangedPage[] = [];
  for (const file of session.files) {
    const before = await readCommittedText(session.root, file);
    const text = session.text(file);
    if (before === text) continue;
    const [old, now] = [pagesOf(before ?? ''), pagesOf(text)];
    const found = [...new Set([...Object.keys(now), ...Object.keys(old)])].flatMap(
      (key): ChangedPage[] => {
        if (!(key in old)) return [{ file, key, kind: 'added' }];
        if (!(key in now)) return [{ file, key, kind: 'removed' }];
        return isDeepStrictEqual(old[key], now[key]) ? [] : [{ file, key, kind: 'changed' }];
      },
    );
    changes.push(...(found.length > 0 ? found : [{ file, key: '', kind: 'changed' as const }]));
  }
  return changes;
}

/** A line that says what was changed, for the commit. */
export function suggestCommitMessage(changes: readonly ChangedPage[]): string {
  const words = { added: 'add', removed: 'remove', changed: 'edit' };
  const parts = (['added', 'removed', 'changed'] as const).flatMap((kind) => {
    const names = changes.filter((one) => one.kind === kind).map(({ key, file }) => key || file);
    if (names.length === 0) return [];
    const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
    return [`${words[kind]} ${names.slice(0, 3).join(', ')}${more}`];
  });
  return parts.length > 0 ? `content: ${parts.join('; ')}` : '';
}

function pagesOf(text: string): Record<string, unknown> {
  try {
    const { pages } = (parse(text) ?? {}) as { pages?: Record<string, unknown> };
    return pages ?? {};
  } catch {
    return {};
  }
}
