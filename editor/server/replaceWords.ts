import { toJsonPointer } from '../../schema/yaml/toJsonPointer.ts';
import type { EditorCommand } from '../yaml/EditorCommand.ts';
import { listTexts } from '../yaml/listTexts.ts';
import type { SiteTexts } from '../yaml/SiteTexts.ts';
import { fold } from './searchTexts.ts';

/**
 * Writes other words in place of those that a search finds: in one text, or in all texts of the site
 * but translations, addresses and names such as `hero` or `calendar-check`.
 */
export function replaceWords(
  texts: SiteTexts,
  { words, by, at }: Extract<EditorCommand, { kind: 'replaceWords' }>,
): void {
  const files = at ? [at.file] : texts.files.filter((file) => !file.startsWith('locales/'));
  for (const file of files)
    for (const { at: path, value } of listTexts(texts.yaml(file).value)) {
      const isWanted = at ? toJsonPointer(path) === at.pointer : !namePattern.test(value);
      const updated = isWanted ? replaceIn(value, words, by) : value;
      if (updated !== value) texts.edit(file, { kind: 'set', path, value: updated });
    }
}

/** Replaces words in a text, but not in its expressions and the targets of its links. */
export function replaceIn(text: string, words: string, by: string): string {
  const [folded, wanted] = [fold(text), fold(words.trim())];
  const kept = [...text.matchAll(/\{\{.*?\}\}|\]\([^)\s]*/g)];
  let result = '';
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const to = at + wanted.length;
    if (kept.some((part) => at < part.index + part[0].length && to > part.index)) continue;
    result += text.slice(from, at) + by;
    from = to;
  }
  return result + text.slice(from);
}

const namePattern = /^[a-z/#]\S*$/;
