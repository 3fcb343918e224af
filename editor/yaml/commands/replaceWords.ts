import { toJsonPointer } from '../../../base/text/toJsonPointer.ts';
import type { CommandOf, EntryLocation } from './EditorCommand.ts';
import { replaceTexts } from './listLocatedTexts.ts';
import { replaceMatches } from './matchWords.ts';
import type { SiteTexts } from './SiteTexts.ts';

/** Writes other words in place of the given ones, whatever their case, in some texts. */
export function replaceWords(
  site: SiteTexts,
  { words, replacement, texts }: CommandOf<'replaceWords'>,
): void {
  const identify = ({ file, path }: EntryLocation) => file + toJsonPointer(path);
  const wanted = new Set(texts.map(identify));
  replaceTexts(
    site,
    (text, at) => (wanted.has(identify(at)) ? replaceMatches(text, words, replacement) : text),
    new Set(texts.map(({ file }) => file)),
  );
}
