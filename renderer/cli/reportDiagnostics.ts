import { appendFile, writeFile } from 'node:fs/promises';
import { isAbsolute, relative } from 'node:path';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import {
  formatReport,
  type ReportFormat,
  reportFormats,
} from '../../schema/report/formatReport.ts';
import { githubSummary } from '../../schema/report/github.ts';
import { seenFrom } from '../../schema/report/seenFrom.ts';
import type { Options } from './Options.ts';
import { UsageError } from './UsageError.ts';

/**
 * Prints what a check found in every form asked for (`--format`, `=FILE` into a file) and says
 * which exit status follows. `quiet` prints nothing when nothing is wrong.
 *
 * @throws UsageError for a format there is not, or a `--max-warnings` that is no number.
 */
export async function reportDiagnostics(
  checked: Pick<CheckedSite, 'diagnostics' | 'summary' | 'files'>,
  { root, values }: Options,
  { quiet = false }: { quiet?: boolean } = {},
): Promise<number> {
  const most = maxWarnings(values['max-warnings']);
  const outside = seenFrom(folderOf(root), checked);
  for (const { format, file } of parseFormats(values.format)) {
    const text = formatReport(format, namesFiles.has(format) ? outside : checked, {
      colour: !file && hasColour(),
      width: process.stdout.columns ?? 100,
      all: values.all === true,
    });
    if (file) await writeFile(file, text);
    else if (!(quiet && checked.diagnostics.length === 0)) process.stdout.write(text);
    if (format === 'github' && process.env.GITHUB_STEP_SUMMARY)
      await appendFile(process.env.GITHUB_STEP_SUMMARY, githubSummary(outside));
  }
  const { errors, warnings } = checked.summary;
  if (errors === 0 && warnings > most)
    process.stderr.write(`Too many warnings: ${warnings} (limit ${most}).\n`);
  return errors > 0 || warnings > most ? 1 : 0;
}

/** The formats that attach what they tell to files of the repository. */
const namesFiles = new Set<ReportFormat>(['github', 'sarif', 'junit']);

/** The site's folder as seen from the working folder; empty when it is that, or elsewhere. */
function folderOf(root: string): string {
  const folder = relative(process.cwd(), root);
  return folder.startsWith('..') || isAbsolute(folder) ? '' : folder.replaceAll('\\', '/');
}

/** Checks the options that a report takes before anything runs. */
export function parseFormats(
  given: Options['values'][string],
): { format: ReportFormat; file?: string }[] {
  const words = given === undefined ? ['pretty'] : [given].flat().map(String);
  return words.map((word) => {
    const [name = '', ...rest] = word.split('=');
    const format = reportFormats.find((known) => known === name);
    if (!format)
      throw new UsageError(
        `Unknown format "${name}". Available formats: ${reportFormats.join(', ')}.`,
      );
    return { format, ...(rest.length > 0 && { file: rest.join('=') }) };
  });
}

function maxWarnings(given: Options['values'][string]): number {
  if (given === undefined) return Number.POSITIVE_INFINITY;
  if (!/^\d+$/.test(String(given)))
    throw new UsageError(`--max-warnings takes a number, not "${given}".`);
  return Number(given);
}

/** https://no-color.org and https://force-color.org */
function hasColour(): boolean {
  if (process.env.NO_COLOR) return false;
  return !!process.env.FORCE_COLOR || !!process.stdout.isTTY;
}
