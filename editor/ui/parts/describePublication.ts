import { isPast } from '../../../schema/reference/rows/isPublished.ts';

/** Whether and when visitors see a page, section or row. */
export interface Publication {
  state: 'hidden' | 'scheduled' | 'expired';
  /** In a few words, such as "Shown from 1 December 2026". */
  label: string;
}

/** Describes a page, section or row that visitors do not see at a time; undefined if they do. */
export function describePublication(value: object, now: Date): Publication | undefined {
  const { draft, publishAt, expireAt } = value as Record<string, unknown>;
  if (isPast(expireAt, now)) return { state: 'expired', label: `Expired on ${format(expireAt)}` };
  if (draft === true) return { state: 'hidden', label: 'Hidden' };
  if (typeof publishAt === 'string' && Date.parse(publishAt) > now.getTime())
    return { state: 'scheduled', label: `Shown from ${format(publishAt)}` };
  return undefined;
}

function format(moment: unknown): string {
  const date = new Date(String(moment));
  const hasTime = /T/.test(String(moment));
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    ...(hasTime && { timeStyle: 'short' }),
    // A date alone means its start in UTC.
    ...(!hasTime && { timeZone: 'UTC' }),
  }).format(date);
}
