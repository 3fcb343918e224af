import { escapeInvisible } from '../../base/text/escapeInvisible.ts';
import type { Report } from './Report.ts';

/** Formats a report as a JSON object with the diagnostics and the summary. */
export function formatJson({ diagnostics, summary }: Report): string {
  return `${escapeInvisible(JSON.stringify({ diagnostics, summary }, null, 2))}\n`;
}
