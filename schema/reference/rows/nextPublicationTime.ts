import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { getDayEnd, parseMoment } from '../../../base/time/parseMoment.ts';
import { isComparison, type Predicate } from '../../vocabulary/condition/Condition.ts';
import { type QueryEnvironment, type RowQuery, readColumn } from './RowQuery.ts';

/**
 * Returns the time in milliseconds at which a query may select other rows, because a row is published
 * or expires or days are compared with `today`; Infinity if time does not matter.
 */
export function nextPublicationTime(query: RowQuery, environment: QueryEnvironment): number {
  const { now, collections, timeZone } = environment;
  const rows = collections.get(query.collection)?.rows ?? new Map();
  let next = query.within
    ? nextPublicationTime(query.within, environment)
    : Number.POSITIVE_INFINITY;
  const consider = (moment: number) => {
    if (moment > now.getTime() && moment < next) next = moment;
  };
  if (!query.within) for (const moment of listMoments(rows, timeZone)) consider(moment);
  for (const [column, test] of Object.entries(query.where ?? {})) {
    if (!readsToday(test)) continue;
    for (const key of rows.keys()) {
      const value = readColumn(rows, key, column);
      if (typeof value !== 'string') continue;
      // A day begins to match, or stops matching, when it or the next one starts.
      consider(parseMoment(value.slice(0, 10), timeZone));
      consider(getDayEnd(value, timeZone));
    }
  }
  return next;
}

/** Lists the times at which rows are published or expire, once for all queries. */
function listMoments(
  rows: ReadonlyMap<string, Record<string, unknown>>,
  timeZone: string | undefined,
): readonly number[] {
  return getOrCreate(moments, rows, () =>
    [...rows.values()]
      .flatMap(({ publishAt, expireAt }) => [publishAt, expireAt])
      .flatMap((moment) => (typeof moment === 'string' ? parseMoment(moment, timeZone) : [])),
  );
}

const moments = new WeakMap<object, readonly number[]>();

function readsToday(test: Predicate): boolean {
  return isComparison(test) && Object.values(test).includes('today');
}
