import { compilePattern } from '../formats/compilePattern.ts';
import { suggestDate, suggestTime } from './suggestDate.ts';
import { toMailbox } from './toMailbox.ts';

/**
 * Returns what a text in the notation of another country or program certainly means, if the pattern
 * matches that:
 * `8.30–18 Uhr` → `08:30-18:00`, `Montag–Freitag` → `Mo-Fr`, `1.6.2026` → `2026-06-01`.
 */
export function suggestNotation(text: string, pattern: string): string | undefined {
  const plain = text.trim().toLowerCase();
  const candidates = [
    suggestDate(text),
    suggestHours(plain),
    suggestDays(plain),
    words[plain],
    toMailbox(text),
  ];
  const possible = candidates.filter((candidate) => candidate !== undefined);
  if (possible.length === 0) return undefined;
  try {
    const matcher = compilePattern(pattern);
    return possible.find((candidate) => matcher.test(candidate));
  } catch {
    // A pattern of ours with syntax that cannot be matched in linear time is for names.
    return undefined;
  }
}

function suggestHours(text: string): string | undefined {
  const ranges = text.split(/\s*(?:,|;|&|\bund\b|\band\b)\s*/).map((range) => {
    const [from, to, ...others] = range.split(/\s*(?:[-–—]|\bbis\b|\bto\b)\s*/).map(suggestTime);
    return from && to && others.length === 0 && from < to ? `${from}-${to}` : undefined;
  });
  return ranges.includes(undefined) ? undefined : ranges.join(', ');
}

function suggestDays(text: string): string | undefined {
  const days = text.split(/\s*(?:[-–—]|\bbis\b|\bto\b)\s*/).map((name) => {
    const index = weekdays.findIndex((names) => names.includes(name.replace(/\.$/, '')));
    return ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'][index];
  });
  return days.includes(undefined) ? undefined : days.join('-');
}

/** Names of each day in English and German, Monday first. */
const weekdays = [
  ['monday', 'mon', 'mo', 'montag'],
  ['tuesday', 'tue', 'tu', 'dienstag', 'di'],
  ['wednesday', 'wed', 'we', 'mittwoch', 'mi'],
  ['thursday', 'thu', 'th', 'donnerstag', 'do'],
  ['friday', 'fri', 'fr', 'freitag'],
  ['saturday', 'sat', 'sa', 'samstag', 'sonnabend'],
  ['sunday', 'sun', 'su', 'sonntag', 'so'],
];

const words: Readonly<Record<string, string>> = { geschlossen: 'closed', heute: 'today' };
