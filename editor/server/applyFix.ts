import { EditError } from '../../features/_shared/yamlEdits/index.ts';
import { applyFixes } from '../../schema/index.ts';
import type { Diagnostic } from '../../schema/vocabulary.ts';
import type { ChangeRequest } from '../protocol/ChangeRequest.ts';
import type { DraftSession } from './draft/DraftSession.ts';
import type { DraftSite } from './draft/DraftSite.ts';

/**
 * Applies the fixes of diagnostics, as `check --fix` does, as one undo step. Rejects with an EditError
 * if none of them can be fixed any more.
 */
export async function applyFix(
  { session, draft }: { session: DraftSession; draft: Pick<DraftSite, 'reload'> },
  wanted: NonNullable<ChangeRequest['fix']>,
): Promise<void> {
  const ids = new Set(wanted.map(identify));
  const files = [...new Set(wanted.map(({ file }) => file))];
  const read = () => files.map((file) => session.text(file));
  for (;;) {
    // Locations count from the present texts, which may change while the site is checked.
    const before = read();
    const { diagnostics } = await draft.reload();
    if (read().some((text, index) => text !== before[index])) continue;
    const fixable = diagnostics.filter((one) => one.fix && ids.has(identify(one)));
    const [first] = fixable;
    if (!first) throw new EditError('This problem no longer exists');
    const texts = files.map((file, index): [string, string] => [
      file,
      applyFixes(
        before[index] ?? '',
        fixable.filter((one) => one.file === file),
      ).text,
    ]);
    session.replaceTexts(
      new Map(texts),
      fixable.length === 1 ? `Fix: ${first.message}` : 'Fix all',
    );
    return;
  }
}

function identify({
  file,
  path,
  code,
  message,
}: Pick<Diagnostic, 'file' | 'path' | 'code' | 'message'>): string {
  return [file, path, code, message].join('\n');
}
