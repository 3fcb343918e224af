import { monthNames } from './names.ts';
import { parseDay, type RuleDay } from './parseDay.ts';
import type { Recurrence } from './recurrence.ts';

/**
 * Lists the days of a rule in order, such as `2027-05-12`. Days of the calendar know no time zone: a time
 * of day is added later.
 *
 * @param start the first day, from which the rule counts
 * @param range.from the first day of the list
 * @param range.to the last day of the list
 */
export function listRecurringDays(
  rule: Recurrence,
  start: string,
  { from, to }: { from: string; to: string },
): string[] {
  const days = listRuleDays(rule, start, to);
  const except = new Set(rule.except?.map(toDay));
  const all = [...days, ...(rule.also ?? []).map(toDay)];
  return [...new Set(all)].filter((day) => day >= from && day <= to && !except.has(day)).sort();
}

/** Lists the days of a rule until a day, without its exceptions. */
export function listRuleDays(rule: Recurrence, start: string, to: string): string[] {
  const { interval = 1, count = Number.POSITIVE_INFINITY } = rule;
  const until = rule.until === undefined || toDay(rule.until) > to ? to : toDay(rule.until);
  const first = toNumber(start);
  const last = toNumber(until);
  const found: number[] = [];
  for (let period = 0; found.length < count; period += interval) {
    const { begin, days } = listPeriod(rule, first, period);
    if (!(begin <= last)) break;
    found.push(...days.filter((day) => day >= first && day <= last).sort((a, b) => a - b));
  }
  return found.slice(0, Math.min(count, found.length)).map(toText);
}

/** Days are numbers: the days since 1 January 1970, a Thursday. */
interface Period {
  begin: number;
  days: number[];
}

/** Lists the days of a period, which is counted from that of the first day. */
function listPeriod(rule: Recurrence, first: number, index: number): Period {
  const date = new Date(first * dayLength);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const months = rule.months?.map((name) => monthNames.indexOf(name));
  const parsed = rule.days?.flatMap((day) => parseDay(day) ?? []);
  const isMonth = (day: number) =>
    !months || months.includes(new Date(day * dayLength).getUTCMonth());
  if (rule.every === 'day') {
    const day = first + index;
    const isDay = !parsed || parsed.some((one) => 'weekday' in one && one.weekday === weekday(day));
    return { begin: day, days: isDay && isMonth(day) ? [day] : [] };
  }
  if (rule.every === 'week') {
    const monday = first - weekday(first) + index * 7;
    const weekdays = parsed?.flatMap((one) => ('weekday' in one ? one.weekday : []));
    const days = [...new Set(weekdays ?? [weekday(first)])].map((one) => monday + one);
    return { begin: monday, days: days.filter(isMonth) };
  }
  const chosen = parsed ?? [{ date: date.getUTCDate() }];
  const list = (at: number, inMonth: number) => listMonth(chosen, at, inMonth);
  if (rule.every === 'month') {
    const begin = utcDay(year, month + index, 1);
    return { begin, days: isMonth(begin) ? list(year, month + index) : [] };
  }
  const days = (months ?? [month]).flatMap((one) => list(year + index, one));
  return { begin: utcDay(year + index, 0, 1), days: [...new Set(days)] };
}

/** Lists the days of a month that a rule chooses, each once. */
function listMonth(chosen: readonly RuleDay[], year: number, month: number): number[] {
  const begin = utcDay(year, month, 1);
  const length = utcDay(year, month + 1, 1) - begin;
  const days = chosen.flatMap((one): number[] => {
    if ('date' in one) {
      const date = one.date < 0 ? length : one.date;
      return date <= length ? [begin + date - 1] : [];
    }
    const earliest = begin + ((one.weekday - weekday(begin) + 7) % 7);
    const all = [0, 7, 14, 21, 28].map((step) => earliest + step);
    const inMonth = all.filter((day) => day < begin + length);
    return one.nth === undefined ? inMonth : inMonth.slice(...toSlice(one.nth));
  });
  return [...new Set(days)];
}

function toSlice(nth: number): [start: number, end?: number] {
  return nth < 0 ? [nth] : [nth - 1, nth];
}

/** Returns the weekday of a day, 0 for Monday. */
function weekday(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

function utcDay(year: number, month: number, date: number): number {
  return Date.UTC(year, month, date) / dayLength;
}

function toNumber(day: string): number {
  return Date.parse(toDay(day)) / dayLength;
}

function toText(day: number): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

function toDay(moment: string): string {
  return moment.slice(0, 10);
}

const dayLength = 24 * 3600_000;
