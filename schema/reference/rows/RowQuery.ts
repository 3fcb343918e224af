import { getDay, parseMoment } from '../../../base/time/parseMoment.ts';
import type { Condition } from '../../vocabulary/condition/Condition.ts';
import { matchesPredicate } from '../../vocabulary/condition/matchesPredicate.ts';
import type { Collection } from './Collection.ts';
import { isPublished } from './isPublished.ts';

/** A selection of rows of one collection, as plain data. */
export interface RowQuery {
  collection: string;
  /** The rows to select from; by default all, in the order of the file. */
  within?: RowQuery;
  /** Selects the row before or after this one. */
  beside?: { key: string; side: 'previous' | 'next' };
  where?: Condition;
  /** Columns, with `-` for descending order. */
  sort?: readonly string[];
  skip?: number;
  limit?: number;
}

/** Inputs of selecting rows besides the rows. */
export interface QueryEnvironment {
  mode: 'build' | 'dev';
  collections: ReadonlyMap<string, Collection>;
  now: Date;
  /** Sorts text. */
  locale: string;
  /** The zone of dates and times without an offset, and of `today`. */
  timeZone: string | undefined;
}

/**
 * Returns the keys of the selected rows, in order.
 *
 * @param withHidden includes rows that are not published, for the pages of these rows
 */
export function selectRows(
  query: RowQuery,
  environment: QueryEnvironment,
  withHidden = false,
): string[] {
  const { collection, within, beside, where, sort = [], skip = 0, limit } = query;
  const rows = environment.collections.get(collection)?.rows ?? new Map();
  let keys: readonly string[] = within
    ? selectRows(within, environment, withHidden)
    : withHidden
      ? [...rows.keys()]
      : listPublished(rows, environment);
  if (beside) {
    const index = keys.indexOf(beside.key);
    const neighbour = index < 0 ? undefined : keys[index + (beside.side === 'next' ? 1 : -1)];
    keys = neighbour === undefined ? [] : [neighbour];
  }
  if (where) {
    const today = getDay(environment.now, environment.timeZone);
    keys = keys.filter((key) =>
      Object.entries(where).every(([column, test]) =>
        matchesPredicate(test, readColumn(rows, key, column), today),
      ),
    );
  }
  if (sort.length > 0) {
    const compareText = new Intl.Collator(environment.locale, { numeric: true }).compare;
    const compareTexts = (a: string, b: string) => {
      const difference = startsLikeDay(a) && startsLikeDay(b) ? instant(a) - instant(b) : 0;
      return difference || compareText(a, b);
    };
    const instant = (text: string) => parseMoment(text, environment.timeZone);
    const orders = sort.map((column) => createOrder(column, rows, compareTexts));
    keys = keys.toSorted((a, b) => {
      for (const order of orders) {
        const difference = order(a, b);
        if (difference !== 0) return difference;
      }
      return 0;
    });
  }
  return keys.slice(skip, limit === undefined ? undefined : skip + limit);
}

/** Lists the published rows, once for all queries: every page may have a query of its own. */
function listPublished(rows: Collection['rows'], environment: QueryEnvironment): readonly string[] {
  const state = `${environment.mode} ${environment.now.getTime()}`;
  let list = published.get(rows);
  if (list?.state !== state) {
    const keys = [...rows].filter(([, row]) => isPublished(row, environment));
    list = { state, keys: keys.map(([key]) => key) };
    published.set(rows, list);
  }
  return list.keys;
}

const published = new WeakMap<Collection['rows'], { state: string; keys: readonly string[] }>();

/** Returns a value of a row; `key` is the key of the row unless a column has that name. */
export function readColumn(
  rows: ReadonlyMap<string, Record<string, unknown>>,
  key: string,
  column: string,
): unknown {
  const row = rows.get(key) ?? {};
  return column === 'key' && !('key' in row) ? key : row[column];
}

/** Whether a text may be a date or time: parsing other texts would cost more than comparing them. */
function startsLikeDay(text: string): boolean {
  return text.charCodeAt(4) === 45 && text.charCodeAt(7) === 45;
}

/** Compares rows by a column. Rows without a value come last. */
function createOrder(
  term: string,
  rows: ReadonlyMap<string, Record<string, unknown>>,
  compareTexts: (a: string, b: string) => number,
): (a: string, b: string) => number {
  const isDescending = term.startsWith('-');
  const column = isDescending ? term.slice(1) : term;
  return (a, b) => {
    const [one, other] = [readColumn(rows, a, column), readColumn(rows, b, column)];
    const isMissing = [one, other].map((value) => value === undefined || value === null);
    if (isMissing[0] || isMissing[1]) return Number(isMissing[0]) - Number(isMissing[1]);
    const difference =
      typeof one === 'string' && typeof other === 'string'
        ? compareTexts(one, other)
        : Number(one) - Number(other);
    return (isDescending ? -difference : difference) || 0;
  };
}
