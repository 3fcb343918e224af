import { groupBy } from '../../base/lists/groupBy.ts';
import { normalizeOriginal, type SiteText } from '../../schema/index.ts';
import type { TranslationChange } from '../_shared/localeFiles/index.ts';
import type { TranslationUnit } from './formats/TranslationFile.ts';
import type { Translations } from './openTranslations.ts';

/** The changes of an import, and the texts that it leaves out. */
interface Import {
  changes: TranslationChange[];
  /** Translations of texts that the site no longer has. */
  unknown: TranslationUnit[];
}

/**
 * Compares translations from a file with the site. A translation whose original has changed since the
 * export becomes a stale one; translations are never removed.
 *
 * @param edited whether the file has no way to say that a changed translation is finished
 */
export function importUnits(
  units: readonly TranslationUnit[],
  { texts }: Pick<Translations, 'texts'>,
  { edited }: { edited: boolean },
): Import {
  const byOriginal = groupBy(texts, ({ original }) => normalizeOriginal(original));
  const byPrevious = groupBy(texts, ({ entry }) => normalizeOriginal(entry?.was ?? ''));
  const result: Import = { changes: [], unknown: [] };
  for (const unit of units) {
    const { translation } = unit;
    if (translation === undefined) continue;
    const key = normalizeOriginal(unit.original);
    const current = choose(byOriginal.get(key), unit);
    const text = current ?? choose(byPrevious.get(key), unit);
    if (!text) {
      result.unknown.push(unit);
      continue;
    }
    const { entry } = text;
    const isEdited = edited && translation !== entry?.translation;
    const was = current ? unit.was : entry?.was;
    const change = {
      page: text.page,
      original: text.original,
      ...(text.near === 'edited' && { earlier: entry?.original }),
      at: entry?.at,
      translation,
      was: isEdited && current ? undefined : was,
      draft: (unit.draft && !isEdited) || undefined,
    };
    const isSame =
      entry?.translation === translation &&
      entry.was === change.was &&
      entry.draft === change.draft;
    if (!isSame) result.changes.push(change);
  }
  return result;
}

/** Chooses the text of the page that the file names; of another page only where there is no choice. */
function choose(
  texts: readonly SiteText[] | undefined,
  { page, at }: TranslationUnit,
): SiteText | undefined {
  const named = texts?.filter((text) => text.page === page && text.entry?.at === at);
  return named?.[0] ?? (texts?.length === 1 ? texts[0] : undefined);
}
