import { parseMoment } from '../../base/time/parseMoment.ts';
import { defineFacts } from '../../schema/index.ts';
import { hasTime } from './hasTime.ts';

/** A section that expires: which one of its type, and when, in milliseconds. */
export type Ending = [type: string, index: number, end: number];

/** What the script of expired content knows of a page. */
export const facts = defineFacts({
  /** Its route in the first language, and its sections that expire at a time of the day. */
  endings(
    { page, isShown, sections },
    { now, resolve },
  ): { route: string; ends: Ending[] } | undefined {
    const counts = new Map<string, number>();
    const ends = sections.flatMap((section): Ending[] => {
      const { type, expireAt } = section.value as { type: string; expireAt?: unknown };
      if (!isShown || !section.isShown) return [];
      const index = counts.get(type) ?? 0;
      counts.set(type, index + 1);
      const end = hasTime(expireAt) ? parseMoment(expireAt, resolve.timeZone) : Number.NaN;
      return end > now.getTime() ? [[type, index, end]] : [];
    });
    return ends.length > 0 ? { route: page.original ?? page.route, ends } : undefined;
  },
});
