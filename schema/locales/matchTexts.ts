import type { SourceText } from './listOwnerTexts.ts';
import type { TranslatedText } from './TranslatedText.ts';
import type { TranslationList } from './TranslationList.ts';

/** A text of the original, at every place of a page or another owner, with its translation. */
export interface SiteText {
  /** As in `TranslatedText`: where the translation is, or belongs. */
  page: string;
  original: string;
  /** Where the original is; never empty. */
  sources: SourceText[];
  /** The entry of the text, if there is one. */
  entry?: TranslatedText;
}

/** The work that is left for a text; see `getTextState`. */
export type TextState = 'missing' | 'stale' | 'draft' | 'translated';

/** Returns what is left to do for a text. */
export function getTextState(entry: TranslatedText | undefined): TextState {
  if (entry?.translation === undefined) return 'missing';
  if (entry.was !== undefined) return 'stale';
  return entry.draft ? 'draft' : 'translated';
}

/**
 * Finds the translations of the texts of a page or another owner, in its list or in a list for all of
 * the site. A text that occurs several times is one result, unless its translations differ.
 */
export function matchTexts(
  page: string,
  sources: readonly SourceText[],
  lists: readonly (TranslationList | undefined)[],
): SiteText[] {
  const found = new Map<TranslatedText | string, SiteText>();
  for (const source of sources) {
    const entry = lists
      .map((list) => list?.find(source.text, () => source.place))
      .find((one) => one !== undefined);
    const known = found.get(entry ?? source.text);
    if (known) known.sources.push(source);
    else
      found.set(entry ?? source.text, {
        page: entry?.page ?? page,
        original: source.text,
        sources: [source],
        ...(entry && { entry }),
      });
  }
  return [...found.values()];
}
