import type { Report } from './Report.ts';

/**
 * The report with paths as programs outside the site's folder know them: `folder` (with `/`, from
 * the root of the repository) before each.
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
