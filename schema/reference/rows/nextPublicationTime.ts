import { isComparison, type Predicate } from '../../vocabulary/condition/Condition.ts';
import { type QueryEnvironment, type RowQuery, readColumn } from './RowQuery.ts';

/**
 * Returns the time in milliseconds at which a query may select other rows, because a row is published
 * or expires or days are compared with `today`; Infinity if time does not matter.
 */
export function nextPublicationTime(query: RowQuery, environment: QueryEnvironment): number {
  const { now, collections } = environment;
  const rows = collections.get(query.collection)?.rows ?? new Map();
  let next = query.within
    ? nextPublicationTime(query.within, environment)
    : Number.POSITIVE_INFINITY;
  const consider = (moment: number) => {
    if (moment > now.getTime() && moment < next) next = moment;
  };
  for (const { publishAt, expireAt } of query.within ? [] : rows.values())
    for (const moment of [publishAt, expireAt])
      if (typeof moment === 'string') consider(Date.parse(moment));
  for (const [column, test] of Object.entries(query.where ?? {})) {
    if (!readsToday(test)) continue;
    for (const key of rows.keys()) {
      const value = readColumn(rows, key, column);
      if (typeof value !== 'string') continue;
      const start = Date.parse(value.slice(0, 10));
      // A day begins to match, or stops matching, when it or the next one starts.
      consider(start);
      consider(start + dayLength);
    }
  }
  return next;
}

function readsToday(test: Predicate): boolean {
  return isComparison(test) && Object.values(test).includes('today');
}

const dayLength = 24 * 3600_000;
