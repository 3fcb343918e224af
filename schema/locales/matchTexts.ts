import { findNearTexts } from './findNearTexts.ts';
import type { SourceText } from './listOwnerTexts.ts';
import type { TranslatedText } from './TranslatedText.ts';
import { normalizeOriginal, type TranslationList } from './TranslationList.ts';

/** A text of the original, at every place of a page or another owner, with its translation. */
export interface SiteText {
  /** As in `TranslatedText`: where the translation is, or belongs. */
  page: string;
  original: string;
  /** Where the original is; never empty. */
  sources: SourceText[];
  /** The entry of the text, if there is one; with `was` for a text that was edited since. */
  entry?: TranslatedText;
  /**
   * Set for a text that has the entry of an earlier version, which `entry.original` is: `edited` if that
   * is gone, `copied` if the site still has it elsewhere.
   */
  near?: 'edited' | 'copied';
  state: TextState;
}

/** The work that is left for a text. */
type TextState = 'missing' | 'stale' | 'draft' | 'translated';

/** Returns what is left to do for a text. */
function getTextState(entry: TranslatedText | undefined): TextState {
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
  const findEntries = ({ text, place }: SourceText) =>
    lists.flatMap((list) => list?.find(text, () => place) ?? []);
  const near = findEdited(sources, lists, findEntries);
  for (const source of sources) {
    const [entry] = findEntries(source);
    const edited = entry ? undefined : near.get(source.text);
    if (edited) {
      const known = found.get(source.text);
      if (known) known.sources.push(source);
      else {
        const entry = { ...edited, was: edited.was ?? edited.original };
        found.set(source.text, {
          page: edited.page,
          original: source.text,
          sources: [source],
          entry,
          near: 'edited',
          state: getTextState(entry),
        });
      }
      continue;
    }
    const known = found.get(entry ?? source.text);
    if (known) known.sources.push(source);
    else
      found.set(entry ?? source.text, {
        page: entry?.page ?? page,
        original: source.text,
        sources: [source],
        ...(entry && { entry }),
        state: getTextState(entry),
      });
  }
  return [...found.values()];
}

/** Finds the entries of texts that were edited since, by the text, as `Translator` does. */
function findEdited(
  sources: readonly SourceText[],
  lists: readonly (TranslationList | undefined)[],
  findEntries: (source: SourceText) => TranslatedText[],
): Map<string, TranslatedText> {
  const missing = sources.filter((source) => findEntries(source).length === 0);
  const present = new Set(sources.map(({ text }) => normalizeOriginal(text)));
  return findNearTexts(
    missing.map(({ text, place }) => ({ text, place: () => place })),
    lists,
    (original) => present.has(normalizeOriginal(original)),
  );
}
