import { visible } from './escapeInvisible.ts';
import type { Report } from './Report.ts';

/** One JSON object: the diagnostics and the summary. */
export function json({ diagnostics, summary }: Report): string {
  return `${visible(JSON.stringify({ diagnostics, summary }, null, 2))}\n`;
}
