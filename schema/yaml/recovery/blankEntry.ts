import { blankSpans } from './blankSpans.ts';
import { findEntry } from './findEntry.ts';

/** Blanks the entry around an offset; returns undefined if the offset is in no entry. */
export function blankEntry(text: string, offset: number): string | undefined {
  const entry = findEntry(text, Math.min(offset, text.length - 1));
  return entry && blankSpans(text, [entry]);
}
