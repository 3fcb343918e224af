import { findEntryAround } from './findEntryAround.ts';
import { maskSpans } from './maskSpans.ts';

/** Blanks the entry around an offset; returns undefined if the offset is in no entry. */
export function maskEntry(text: string, offset: number): string | undefined {
  const entry = findEntryAround(text, Math.min(offset, text.length - 1));
  return entry && maskSpans(text, [entry]);
}
