import { writeFile } from 'node:fs/promises';
import { UsageError } from '../../base/errors/UsageError.ts';
import type { Options } from '../../cli/index.ts';
import type { Installation } from '../../code/index.ts';
import { formatCount } from './formatCount.ts';
import type { TranslationUnit } from './formats/TranslationFile.ts';
import { translationFormats } from './formats/translationFormats.ts';
import { findTranslations, openTranslations, type Translations } from './openTranslations.ts';

/** `translate export`: writes the texts and their translations for translators. */
export async function exportTexts(options: Options, installation: Installation): Promise<number> {
  const { format: name = 'po', out, todo } = options.values;
  const format = translationFormats[String(name)];
  if (!format)
    throw new UsageError(`--format is one of ${Object.keys(translationFormats).join(', ')}.`);
  const translations = findTranslations(
    await openTranslations(options.root, installation),
    options.positionals[0],
  );
  const { source, target } = translations;
  const units = toUnits(translations, { todo: todo === true });
  const file = format.format({ source, target, texts: units });
  if (out === undefined) process.stdout.write(file);
  else {
    await writeFile(String(out), file);
    process.stderr.write(`${formatCount(units.length, 'text')} written to ${out}.\n`);
  }
  return 0;
}

/**
 * Lists the texts of a site for translators.
 *
 * @param todo whether to leave out what is translated
 */
function toUnits(
  { texts }: Pick<Translations, 'texts'>,
  { todo }: { todo: boolean },
): TranslationUnit[] {
  const chosen = todo ? texts.filter(({ state }) => state !== 'translated') : texts;
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
