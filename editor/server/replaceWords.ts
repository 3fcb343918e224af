import { toJsonPointer } from '../../schema/yaml/toJsonPointer.ts';
import { EditError } from '../yaml/EditError.ts';
import type { EditorCommand } from '../yaml/EditorCommand.ts';
import { escapePattern, listTexts } from '../yaml/listTexts.ts';
import type { SiteTexts } from '../yaml/SiteTexts.ts';

/**
 * Writes other words in place of the given ones, in upper or lower case: in one text, or in all texts of
 * the site but translations, addresses, dates, and names such as `hero` or `calendar-check`.
 *
 * @throws EditError if the words are shorter than two characters
 */
export function replaceWords(
  texts: SiteTexts,
  { words, by, at }: Extract<EditorCommand, { kind: 'replaceWords' }>,
): void {
  if (words.trim().length < 2) throw new EditError('Enter at least two characters to replace');
  const files = at ? [at.file] : texts.files.filter((file) => !file.startsWith('locales/'));
  for (const file of files)
    for (const { at: path, value } of listTexts(at ? texts.yaml(file).value : read(texts, file))) {
      const isWanted = at ? toJsonPointer(path) === at.pointer : isProse(value);
      const updated = isWanted ? replaceIn(value, words, by) : value;
      if (updated !== value) texts.edit(file, { kind: 'set', path, value: updated });
    }
}

/** Replaces words in a text, but not in its expressions, web addresses and the targets of its links. */
export function replaceIn(text: string, words: string, by: string): string {
  const pattern = `(\\{\\{.*?\\}\\}|\\]\\([^)\\s]*|https?://\\S+)|${escapePattern(words.trim())}`;
  return text.replace(new RegExp(pattern, 'giu'), (_, kept?: string) => kept ?? by);
}

/** Returns the value of a file; undefined if it cannot be parsed, as long as others can be edited. */
function read(texts: SiteTexts, file: string): unknown {
  try {
    return texts.yaml(file).value;
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

/** Whether a text is for readers: neither a name nor an address, a date, a number or a code. */
export function isProse(value: string): boolean {
  return !/^[a-z/#]\S*$/.test(value) && /[\p{Ll}\p{Lo}]/u.test(value);
}
