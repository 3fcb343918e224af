import { getTextState } from '../../schema/locales/matchTexts.ts';
import type { Translations } from './openTranslations.ts';
import type { TranslationUnit } from './TranslationFile.ts';

/**
 * Lists the texts of a site for translators.
 *
 * @param todo whether to leave out what is translated
 */
export function toUnits(
  { texts }: Pick<Translations, 'texts'>,
  { todo }: { todo: boolean },
): TranslationUnit[] {
  const chosen = todo ? texts.filter(({ entry }) => getTextState(entry) !== 'translated') : texts;
  return chosen.map(({ page, original, entry, sources }) => {
    const places = [...new Set(sources.map(({ place }) => place))];
    return {
      page,
      original,
      ...(entry?.translation !== undefined && { translation: entry.translation }),
      ...(entry?.translation !== undefined && entry.was !== undefined && { was: entry.was }),
      ...(entry?.at !== undefined && { at: entry.at }),
      ...(entry?.translation !== undefined && entry.draft && { draft: true }),
      note: places.slice(0, 3).join(', '),
    };
  });
}
