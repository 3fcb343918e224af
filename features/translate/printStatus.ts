import { UsageError } from '../../base/errors/UsageError.ts';
import type { Options } from '../../cli/index.ts';
import type { Installation } from '../../code/index.ts';
import { formatCoverage } from './formatCoverage.ts';
import { measureCoverage } from './measureCoverage.ts';
import { findTranslations, openTranslations } from './openTranslations.ts';

/** `translate status`: prints how much of each page is translated into each language. */
export async function printStatus(options: Options, installation: Installation): Promise<number> {
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
