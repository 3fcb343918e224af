import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { UsageError } from '../../base/errors/UsageError.ts';
import { UserError } from '../../base/errors/UserError.ts';
import type { Options } from '../../cli/index.ts';
import type { Installation } from '../../code/index.ts';
import { explainMissingPath } from '../_shared/paths/index.ts';
import { formatCount } from './formatCount.ts';
import { decodeTranslations } from './formats/decodeTranslations.ts';
import type { TranslationUnit } from './formats/TranslationFile.ts';
import { detectTranslationFormat, translationFormats } from './formats/translationFormats.ts';
import { importUnits } from './importUnits.ts';
import { findTranslations, openTranslations } from './openTranslations.ts';
import { writeTranslations } from './writeTranslations.ts';

/** `translate import`: writes the translations of a file into `locales/`. */
export async function importTexts(options: Options, installation: Installation): Promise<number> {
  const { positionals, root, values } = options;
  const [path = ''] = positionals;
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new UsageError(explainMissingPath(path, root));
    throw error;
  });
  const text = explainFailure(path, () => decodeTranslations(bytes));
  const format = detectTranslationFormat(path);
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
    `${formatCount(changes.length, 'translation')} ${verb}.\n${unknown.map(explainUnknown).join('')}`,
  );
  return 0;
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
