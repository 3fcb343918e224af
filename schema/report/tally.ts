import type { Report } from './Report.ts';

/** The outcome in a line: `2 errors, 1 warning in 27 pages (180 ms)`. */
export function tally({ errors, warnings, pages, milliseconds }: Report['summary']): string {
  const where = `in ${count(pages, 'page')} (${milliseconds} ms)`;
  if (errors === 0 && warnings === 0) return `Nothing wrong ${where}`;
  const parts = [
    ...(errors ? [count(errors, 'error')] : []),
    ...(warnings ? [count(warnings, 'warning')] : []),
  ];
  return `${parts.join(', ')} ${where}`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
