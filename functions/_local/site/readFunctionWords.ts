import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadSite } from '../../../schema/manifest/loadSite.ts';
import { listUsableWords } from '../../../schema/resolve/listUsableWords.ts';
import { readManifest } from '../../../schema/resolve/readManifest.ts';
import { isLocale } from '../../../schema/validate/formats.ts';
import { createFunctionWords } from '../../../schema/words/createFunctionWords.ts';
import { createSiteWords } from '../../../schema/words/createSiteWords.ts';
import type { FunctionWords } from '../../_shared/words/FunctionTexts.ts';

/**
 * Reads the words of a site for its functions: those of `site.locale`, with those of words.yaml in
 * their place. Leaves out what is no word, which `check` reports.
 */
export async function readFunctionWords(root: string): Promise<FunctionWords> {
  const { manifest } = readManifest(await loadSite(root, { deferred: true }));
  const { locale } = manifest.site?.value ?? {};
  const own = listUsableWords(await readWordsFile(root));
  const usable = typeof locale === 'string' && isLocale(locale) ? locale : 'en-US';
  return createFunctionWords(createSiteWords(usable, own));
}

async function readWordsFile(root: string): Promise<unknown> {
  try {
    return parse(await readFile(join(root, 'words.yaml'), 'utf8'));
  } catch {
    return undefined;
  }
}
