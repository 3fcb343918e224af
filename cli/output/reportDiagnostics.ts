import { readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { UsageError } from '../../base/errors/UsageError.ts';
import { hasColor } from '../../base/process/hasColor.ts';
import type { Installation } from '../../code/index.ts';
import { allowsBuild } from '../../pipeline/index.ts';
import {
  type CheckedSite,
  formatJson,
  formatPretty,
  type Report,
  type Tool,
} from '../../schema/index.ts';
import type { Options } from '../options/Options.ts';
import { loadReportFormat, reportFormats } from '../options/reportFormats.ts';

/**
 * Prints diagnostics in every requested format (`--format`, with `=FILE` to a file).
 *
 * @param settings.quiet whether `pretty` prints nothing when there is no diagnostic
 * @returns the exit status
 * @throws UsageError for an unknown format, or a `--max-warnings` that is not a number
 */
export async function reportDiagnostics(
  checked: Pick<CheckedSite, 'diagnostics' | 'summary' | 'files'>,
  { root, values }: Options,
  { packageRoot }: Pick<Installation, 'packageRoot'>,
  { quiet = values.quiet === true }: { quiet?: boolean } = {},
): Promise<number> {
  const maxWarnings = parseMaxWarnings(values['max-warnings']);
  for (const { format, file, color } of parseFormats(values.format)) {
    if (quiet && !file && format === 'pretty' && checked.diagnostics.length === 0) continue;
    const write = (text: string) =>
      file ? writeFile(file, text) : void process.stdout.write(text);
    if (format === 'json') await write(formatJson(checked));
    else if (format === 'pretty') {
      const width = Math.max(process.stdout.columns || 100, 40);
      await write(formatPretty(checked, { color, width, all: values.all === true }));
    } else {
      const { format: formatReport, publish } = await loadReportFormat(format);
      const report = prefixPaths(getFolder(root), checked);
      await write(formatReport(report, await readTool(packageRoot)));
      await publish?.(report);
    }
  }
  const { errors, warnings } = checked.summary;
  if (errors === 0 && warnings > maxWarnings)
    process.stderr.write(`Too many warnings: ${warnings} (limit ${maxWarnings}).\n`);
  return allowsBuild(checked, maxWarnings) ? 0 : 1;
}

/** Returns the site's folder relative to the working directory; empty when it is not below that. */
function getFolder(root: string): string {
  const folder = relative(process.cwd(), root);
  return folder.startsWith('..') || isAbsolute(folder) ? '' : folder.replaceAll('\\', '/');
}

/** A requested format, the file to which it goes, and whether it is printed in color. */
interface RequestedFormat<Format extends string> {
  format: Format;
  file?: string;
  color: boolean;
}

/**
 * Parses the `--format` options.
 *
 * @throws UsageError for an unknown format
 */
export function parseFormats<Format extends string = string>(
  value: Options['values'][string],
  known: readonly Format[] = reportFormats as readonly Format[],
): RequestedFormat<Format>[] {
  const formats = value === undefined ? ['pretty'] : [value].flat().map(String);
  return formats.map((text) => {
    const [name = '', ...rest] = text.split('=');
    const format = known.find((one) => one === name);
    if (!format)
      throw new UsageError(`Unknown format "${name}". Available formats: ${known.join(', ')}.`);
    return rest.length > 0
      ? { format, file: rest.join('='), color: false }
      : { format, color: hasColor() };
  });
}

/** Returns where a command prints its summary: stdout belongs to a report for programs. */
export function getSummaryStream(formats: Options['values'][string]): NodeJS.WriteStream {
  const isForPrograms = parseFormats(formats).some(
    ({ format, file }) => format !== 'pretty' && file === undefined,
  );
  return isForPrograms ? process.stderr : process.stdout;
}

/**
 * Parses the `--max-warnings` option; without it there is no limit.
 *
 * @throws UsageError for a value that is not a number
 */
export function parseMaxWarnings(value: Options['values'][string]): number {
  if (value === undefined) return Number.POSITIVE_INFINITY;
  if (!/^\d+$/.test(String(value)))
    throw new UsageError(`--max-warnings takes a number, not "${value}".`);
  return Number(value);
}

/** Reads the version and the address of the package. */
async function readTool(packageRoot: string): Promise<Tool> {
  const { version, homepage } = JSON.parse(
    await readFile(join(packageRoot, 'package.json'), 'utf8'),
  );
  return { version, homepage: String(homepage).replace(/#.*$/, '') };
}

/**
 * Prefixes every path of a report with a folder, so that paths start at the root of the repository.
 *
 * @param folder path of the site's folder in the repository, with `/`; empty for its root
 */
function prefixPaths(folder: string, report: Report): Report {
  if (folder === '') return report;
  const path = (file: string) => `${folder}/${file}`;
  return {
    summary: report.summary,
    files: report.files.map((file) => ({ ...file, path: path(file.path) })),
    diagnostics: report.diagnostics.map((one) => ({
      ...one,
      file: path(one.file),
      ...(one.related && {
        related: one.related.map((other) => ({ ...other, file: path(other.file) })),
      }),
    })),
  };
}
