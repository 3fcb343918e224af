import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UserError } from '../../base/errors/UserError.ts';
import { readSiteText } from '../../base/files/readSiteText.ts';
import { writeSiteFile } from '../../base/files/writeSiteFile.ts';
import { groupBy } from '../../base/lists/groupBy.ts';
import type { Options } from '../../cli/options/Options.ts';
import { UsageError } from '../../cli/options/UsageError.ts';
import { listChangedLines } from '../../cli/output/listChangedLines.ts';
import type { Installation } from '../../code/Installation.ts';
import { getTextState } from '../../schema/locales/matchTexts.ts';
import { removeUnusableCharacters } from '../../schema/yaml/findUnusableCharacter.ts';
import {
  createFileLayout,
  findLocaleFile,
  setTranslations,
  type TranslationChange,
} from '../_shared/localeFiles/index.ts';
import { formatCoverage } from './formatCoverage.ts';
import { decodeTranslations } from './formats/decodeTranslations.ts';
import type { TranslationUnit } from './formats/TranslationFile.ts';
import { detectFormat, translationFormats } from './formats/translationFormats.ts';
import { importUnits } from './importUnits.ts';
import { measureCoverage } from './measureCoverage.ts';
import { findTranslations, openTranslations, type Translations } from './openTranslations.ts';

/** `translate status`: prints how much of each page is translated into each language. */
export async function status(options: Options, installation: Installation): Promise<number> {
  const { format = 'pretty', all } = options.values;
  if (format !== 'pretty' && format !== 'json') throw new UsageError('--format is pretty or json.');
  const translations = await openTranslations(options.root, installation);
  const [locale] = options.positionals;
  const chosen = locale === undefined ? translations : [findTranslations(translations, locale)];
  const coverage = chosen.map(measureCoverage);
  process.stdout.write(
    format === 'json'
      ? `${JSON.stringify({ source: chosen[0]?.source, locales: coverage }, null, 2)}\n`
      : formatCoverage(coverage, { all: all === true }),
  );
  return 0;
}

/** `translate export`: writes the texts and their translations for translators. */
export async function exportTexts(options: Options, installation: Installation): Promise<number> {
  const { format: name = 'po', out, todo } = options.values;
  const format = translationFormats[String(name)];
  if (!format)
    throw new UsageError(`--format is one of ${Object.keys(translationFormats).join(', ')}.`);
  const translations = await find(options, installation);
  const { source, target } = translations;
  const units = toUnits(translations, { todo: todo === true });
  const file = format.format({ source, target, texts: units });
  if (out === undefined) process.stdout.write(file);
  else {
    await writeFile(String(out), file);
    process.stderr.write(`${count(units.length, 'text')} written to ${out}.\n`);
  }
  return 0;
}

/** `translate import`: writes the translations of a file into `locales/`. */
export async function importTexts(options: Options, installation: Installation): Promise<number> {
  const { positionals, root, values } = options;
  const [path = ''] = positionals;
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new UsageError(`The file ${path} does not exist.`);
    throw error;
  });
  const text = explainFailure(path, () => decodeTranslations(bytes));
  const format = detectFormat(path);
  if (!format) throw new UsageError(`${path} must end in .po, .xlf, .xliff or .csv.`);
  const file = explainFailure(path, () => format.parse(text));
  const all = await openTranslations(root, installation);
  const locale = typeof values.locale === 'string' ? values.locale : file.target;
  const translations = findTranslations(all, locale);
  const { changes, unknown } = importUnits(file.texts, translations, {
    edited: format === translationFormats.csv,
  });
  const dryRun = values['dry-run'] === true;
  process.stdout.write(await writeTranslations(root, changes, translations, { dryRun }));
  const verb = dryRun ? 'would change' : 'changed';
  process.stderr.write(
    `${count(changes.length, 'translation')} ${verb}.\n${unknown.map(explainUnknown).join('')}`,
  );
  return 0;
}

async function find(options: Options, installation: Installation): Promise<Translations> {
  return findTranslations(
    await openTranslations(options.root, installation),
    options.positionals[0],
  );
}

/** Reads a file from outside, and names it where it cannot be read. Nothing has been written then. */
function explainFailure<Result>(path: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new UserError(`${basename(path)} cannot be read. ${(error as Error).message}`);
  }
}

function explainUnknown({ page, original }: TranslationUnit): string {
  return `Left out, because the site has no such text now: ${JSON.stringify(original)} (${page})\n`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
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

/** Removes what no file of a site may contain: spreadsheets keep control characters of pasted texts. */
function cleanChange(change: TranslationChange): TranslationChange {
  const { translation, was } = change;
  return {
    ...change,
    translation: translation === undefined ? translation : removeUnusableCharacters(translation),
    was: was === undefined ? was : removeUnusableCharacters(was),
  };
}

/** Writes translations into the files of a language. Returns the changed lines, for the terminal. */
async function writeTranslations(
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
