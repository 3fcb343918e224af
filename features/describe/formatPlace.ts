import type { FileLine } from './FileLine.ts';

/** Formats a place as editors and terminals open it. */
export function formatPlace({ file, line }: FileLine): string {
  return `${file}:${line}`;
}
