import { toJsonPointer } from '../../base/text/toJsonPointer.ts';
import { EditError } from '../../features/_shared/yamlEdits/index.ts';
import type { ChangeRequest } from '../protocol/ChangeRequest.ts';
import type { DraftSession } from './draft/DraftSession.ts';
import type { DraftSite } from './draft/DraftSite.ts';
import { readContents } from './draft/readFileContent.ts';
import { listReadTexts } from './listReadTexts.ts';

/**
 * Writes other words in place of those that a search finds: in one text, or in all texts that visitors
 * read. Rejects with an EditError if the words are too short.
 */
export async function replaceFoundWords(
  { session, draft }: { session: DraftSession; draft: Pick<DraftSite, 'checked'> },
  { words, replacement, at }: NonNullable<ChangeRequest['replaceWords']>,
): Promise<void> {
  if (words.trim().length < 2) throw new EditError('Enter at least two characters to replace');
  const checked = await draft.checked();
  const texts = readContents(session)
    .filter(({ file }) => !at || file === at.file)
    .flatMap(({ file, value }) =>
      listReadTexts(file, value, checked).map((path) => ({ file, path: [...path] })),
    )
    .filter(({ path }) => !at || toJsonPointer(path) === at.pointer);
  session.applyCommands(
    [{ kind: 'replaceWords', words, replacement, texts }],
    `Replace “${words.trim()}” with “${replacement}”`,
  );
}
