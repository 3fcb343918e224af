import { isMoment } from '../../../base/time/isMoment.ts';
import { getDayEnd, parseMoment } from '../../../base/time/parseMoment.ts';

/** When content is looked at. */
export interface Clock {
  now: Date;
  /** The zone of dates and times without an offset: `site.timeZone`. */
  timeZone: string | undefined;
}

/** Whether a page, section or row is published at `now`; `dev` also shows drafts and scheduled content. */
export function isPublished(
  value: object,
  { mode, now, timeZone }: Clock & { mode: 'build' | 'dev' },
): boolean {
  const { draft, publishAt, expireAt } = value as Record<string, unknown>;
  if (typeof expireAt === 'string' && isMoment(expireAt) && isPast(expireAt, now, timeZone))
    return false;
  if (mode === 'dev') return true;
  if (draft === true) return false;
  return typeof publishAt !== 'string' || !isMoment(publishAt) || isPast(publishAt, now, timeZone);
}

/** Returns when the first of some values expires, in milliseconds; Infinity if none does. */
export function getExpiry(values: readonly object[], timeZone: string | undefined): number {
  return values.reduce((earliest, value) => {
    const { expireAt } = value as Record<string, unknown>;
    const isDate = typeof expireAt === 'string' && isMoment(expireAt);
    return isDate ? Math.min(earliest, parseMoment(expireAt, timeZone)) : earliest;
  }, Number.POSITIVE_INFINITY);
}

/** Whether a date or time is not after `now`; a date means its start. */
export function isPast(moment: unknown, now: Date, timeZone?: string): boolean {
  return typeof moment === 'string' && parseMoment(moment, timeZone) <= now.getTime();
}

/** Whether a last day, or a time, is over. */
export function isOver(end: string, { now, timeZone }: Clock): boolean {
  return (end.length > 10 ? parseMoment : getDayEnd)(end, timeZone) <= now.getTime();
}
