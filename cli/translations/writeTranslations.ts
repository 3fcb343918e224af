import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteText } from '../../base/files/readSiteText.ts';
import { writeSiteFile } from '../../base/files/writeSiteFile.ts';
import { groupBy } from '../../base/lists/groupBy.ts';
import { createFileLayout } from '../../editor/yaml/locales/createFileLayout.ts';
import { findLocaleFile } from '../../editor/yaml/locales/findLocaleFile.ts';
import { setTranslations } from '../../editor/yaml/locales/setTranslations.ts';
import type { TranslationChange } from '../../editor/yaml/TranslationChange.ts';
import { listChangedLines } from '../output/listChangedLines.ts';
import type { Translations } from './openTranslations.ts';

/** Writes translations into the files of a language. Returns the changed lines, for the terminal. */
export async function writeTranslations(
  root: string,
  changes: readonly TranslationChange[],
  translations: Translations,
  { dryRun }: { dryRun: boolean },
): Promise<string> {
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
