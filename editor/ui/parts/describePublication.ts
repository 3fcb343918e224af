import { parseMoment, readWritten } from '../../../base/time/parseMoment.ts';
import { isPast } from '../../../schema/vocabulary.ts';

/** Whether and when visitors see a page, section or row. */
export interface Visibility {
  state: 'hidden' | 'scheduled' | 'expired';
  /** In a few words, such as "Shown from 1 December 2026". */
  label: string;
}

/**
 * Describes a page, section or row that visitors do not see at a time; undefined if they do.
 *
 * @param timeZone the zone of dates and times without an offset: `site.timeZone`
 */
export function describePublication(
  value: object,
  now: Date,
  timeZone?: unknown,
): Visibility | undefined {
  const zone = typeof timeZone === 'string' ? timeZone : undefined;
  const { draft, publishAt, expireAt } = value as Record<string, unknown>;
  if (typeof expireAt === 'string' && isPast(expireAt, now, zone))
    return { state: 'expired', label: `Expired on ${format(expireAt)}` };
  if (draft === true) return { state: 'hidden', label: 'Hidden' };
  if (typeof publishAt === 'string' && parseMoment(publishAt, zone) > now.getTime())
    return { state: 'scheduled', label: `Shown from ${format(publishAt)}` };
  return undefined;
}

/** Formats a moment as it is written, whatever its zone is. */
function format(moment: string): string {
  const offset = /(?:Z|[+-]\d\d:\d\d)$/.exec(moment.slice(10))?.[0] ?? '';
  const text = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    ...(moment.length > 10 && { timeStyle: 'short' }),
    timeZone: 'UTC',
  }).format(readWritten(moment));
  return offset ? `${text} (${offset === 'Z' ? 'UTC' : offset})` : text;
}
