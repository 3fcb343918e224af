import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteText } from '../../base/files/readSiteText.ts';
import { writeSiteFile } from '../../base/files/writeSiteFile.ts';
import { groupBy } from '../../base/lists/groupBy.ts';
import { listChangedLines } from '../../base/text/listChangedLines.ts';
import { removeUnusableCharacters } from '../../base/text/removeUnusableCharacters.ts';
import {
  createFileLayout,
  findLocaleFile,
  setTranslations,
  type TranslationChange,
} from '../_shared/localeFiles/index.ts';
import type { Translations } from './openTranslations.ts';

/** Writes translations into the files of a language. Returns the changed lines, for the terminal. */
export async function writeTranslations(
  root: string,
  received: readonly TranslationChange[],
  translations: Translations,
  { dryRun }: { dryRun: boolean },
): Promise<string> {
  const changes = received.map(cleanChange);
  const cleaned = changes.filter(
    ({ translation }, index) => translation !== received[index]?.translation,
  );
  for (const { original, page } of cleaned)
    process.stderr.write(
      `Control characters removed from the translation of ${JSON.stringify(original)} (${page})\n`,
    );
  const layout = createFileLayout(translations);
  let lines = '';
  const pages = new Set(changes.map(({ page }) => page));
  const files = new Map(
    [...pages].map((page) => [page, findLocaleFile(page, translations.catalogue)]),
  );
  for (const [path = '', group] of groupBy(changes, ({ page }) => files.get(page))) {
    const before = existsSync(join(root, path)) ? await readSiteText(root, path) : '';
    const text = setTranslations(before, group, layout);
    if (!dryRun) await writeSiteFile(root, path, text);
    lines += listChangedLines(path, before, text);
  }
  return lines;
}

/** Removes what no file of a site may contain: spreadsheets keep control characters of pasted texts. */
function cleanChange(change: TranslationChange): TranslationChange {
  const { translation, was } = change;
  return {
    ...change,
    translation: translation === undefined ? translation : removeUnusableCharacters(translation),
    was: was === undefined ? was : removeUnusableCharacters(was),
  };
}
