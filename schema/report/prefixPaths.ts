import type { Report } from './Report.ts';

/**
 * Prefixes every path of a report with a folder, so that paths start at the root of the repository.
 *
 * @param folder path of the site's folder in the repository, with `/`; empty for its root
 */
export function prefixPaths(folder: string, report: Report): Report {
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
