import type { Report } from './Report.ts';

/** Formats the summary in a line: `2 errors, 1 warning · 27 pages checked in 180 ms`. */
export function formatSummary({
  errors,
  warnings,
  pages,
  milliseconds,
}: Report['summary']): string {
  const where = `${count(pages, 'page')} checked in ${milliseconds} ms`;
  if (errors === 0 && warnings === 0) return `No problems · ${where}`;
  return `${count(errors, 'error')}, ${count(warnings, 'warning')} · ${where}`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
