import type { Coverage, StateCounts } from './measureCoverage.ts';

/**
 * Formats coverage as a table: a line for each page with something to do, a column for each language.
 *
 * @param all whether to list complete pages too
 */
export function formatCoverage(coverage: readonly Coverage[], { all }: { all: boolean }): string {
  const pages = coverage[0]?.pages.map(({ page }) => page) ?? [];
  const rows = pages.map((page) => ({
    page,
    counts: coverage.map((one) => one.pages.find((other) => other.page === page)),
  }));
  const shown = rows.filter(
    ({ counts }) => all || counts.some((one) => one && one.translated < one.texts),
  );
  const table = [
    ['', ...coverage.map(({ locale }) => locale)],
    ...shown.map(({ page, counts }) => [page, ...counts.map((one) => (one ? format(one) : '–'))]),
    ['all texts', ...coverage.map(format)],
  ];
  const widths = table[0]?.map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const orphaned = coverage.flatMap(({ locale, orphaned: count }) =>
    count > 0 ? `${locale}: ${count} translated, but no longer on the site.` : [],
  );
  return `${[...lines, ...orphaned].join('\n')}\n`;
}

function format({ texts, translated, stale, draft, missing }: StateCounts): string {
  const rest = [
    [missing, 'missing'],
    [stale, 'stale'],
    [draft, 'draft'],
  ].flatMap(([count, name]) => (count ? `${count} ${name}` : []));
  return [`${translated}/${texts}`, ...rest].join(' · ');
}
