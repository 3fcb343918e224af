import { compilePattern } from '../formats/compilePattern.ts';
import { suggestDate } from './suggestDate.ts';
import { toMailbox } from './toMailbox.ts';

/**
 * Returns what a text in the notation of another country or program certainly means, if the pattern
 * matches that: `1.6.2026` → `2026-06-01`, `a(at)b.example` → `a@b.example`.
 */
export function suggestNotation(text: string, pattern: string): string | undefined {
  const today = text.trim().toLowerCase() === 'heute' ? 'today' : undefined;
  const possible = [suggestDate(text), today, toMailbox(text)].filter((one) => one !== undefined);
  if (possible.length === 0) return undefined;
  try {
    const matcher = compilePattern(pattern);
    return possible.find((candidate) => matcher.test(candidate));
  } catch {
    // A pattern of ours with syntax that cannot be matched in linear time is for names.
    return undefined;
  }
}
