import { isMoment } from '../../shape/formats/formats.ts';

/** Whether a page, section or row is published at `now`; `dev` also shows drafts and scheduled content. */
export function isPublished(
  value: object,
  { mode, now }: { mode: 'build' | 'dev'; now: Date },
): boolean {
  const { draft, publishAt, expireAt } = value as Record<string, unknown>;
  if (typeof expireAt === 'string' && isMoment(expireAt) && isPast(expireAt, now)) return false;
  if (mode === 'dev') return true;
  if (draft === true) return false;
  return typeof publishAt !== 'string' || !isMoment(publishAt) || isPast(publishAt, now);
}

/** Returns when the first of some values expires, in milliseconds; Infinity if none does. */
export function getExpiry(values: readonly object[]): number {
  return values.reduce((earliest, value) => {
    const { expireAt } = value as Record<string, unknown>;
    const isDate = typeof expireAt === 'string' && isMoment(expireAt);
    return isDate ? Math.min(earliest, Date.parse(expireAt)) : earliest;
  }, Number.POSITIVE_INFINITY);
}

/** Whether a date or time is not after `now`; a date means its start in UTC. */
export function isPast(moment: unknown, now: Date): boolean {
  return typeof moment === 'string' && Date.parse(moment) <= now.getTime();
}
