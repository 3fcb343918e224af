import { getOrCreate } from '../lists/getOrCreate.ts';

/**
 * Returns a date or time (ISO 8601) in milliseconds; NaN for other texts. The time zone of the machine
 * does not matter.
 *
 * @param timeZone the zone of a text without an offset, such as `Europe/Berlin`; a date means its start
 */
export function parseMoment(moment: string, timeZone = 'UTC'): number {
  const [, day, time = '00:00', offset] = written.exec(moment) ?? [];
  if (day === undefined) return Number.NaN;
  const at = Date.parse(`${day}T${time}${offset ?? 'Z'}`);
  if (offset !== undefined || timeZone === 'UTC' || Number.isNaN(at)) return at;
  const known = getOrCreate(instants, timeZone, () => new Map<number, number>());
  return getOrCreate(known, at, () => toInstant(at, timeZone));
}

const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/;

/** Pages and lists read the same dates many times. */
const instants = new Map<string, Map<number, number>>();

/** Returns the day of a point in time, such as `2026-05-04`. */
export function getDay(at: Date | number, timeZone = 'UTC'): string {
  const time = Number(at);
  return new Date(time + getOffset(time, timeZone)).toISOString().slice(0, 10);
}

/** Returns when the day of a date or time ends, in milliseconds. */
export function getDayEnd(moment: string, timeZone?: string): number {
  const next = new Date(Date.parse(moment.slice(0, 10)) + dayLength);
  return Number.isNaN(next.getTime())
    ? Number.NaN
    : parseMoment(next.toISOString().slice(0, 10), timeZone);
}

const dayLength = 24 * 3600_000;

/**
 * Returns a date or time as ISO 8601 wants it: with a `T`, and with the offset of a zone where a time
 * has none.
 */
export function toIsoMoment(moment: string, timeZone?: string): string {
  const text = moment.replace(' ', 'T');
  const [, , time, offset] = written.exec(text) ?? [];
  if (time === undefined || offset !== undefined || timeZone === undefined) return text;
  const minutes = Math.round(getOffset(parseMoment(text, timeZone), timeZone) / 60_000);
  if (minutes === 0) return `${text}Z`;
  const digits = (count: number) => String(Math.trunc(Math.abs(count))).padStart(2, '0');
  return `${text}${minutes < 0 ? '-' : '+'}${digits(minutes / 60)}:${digits(minutes % 60)}`;
}

/** Returns a date or time as it is written, whatever its zone is; to be formatted in UTC. */
export function readWritten(moment: string): Date {
  const [, day, time = '00:00'] = written.exec(moment) ?? [];
  return new Date(`${day}T${time}Z`);
}

/** Returns the instant at which clocks of a zone show a time. */
function toInstant(shown: number, timeZone: string): number {
  const [before, after] = [-dayLength, dayLength].map((step) =>
    getOffset(shown + step, timeZone),
  ) as [number, number];
  // A time that clocks skip counts as before the change, one that they show twice is the first.
  const isShown = (offset: number) => getOffset(shown - offset, timeZone) === offset;
  return shown - (!isShown(before) && isShown(after) ? after : before);
}

/** Returns how far the clocks of a zone are ahead of UTC, in milliseconds; 0 for an unknown zone. */
function getOffset(at: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const clock = getOrCreate(clocks, timeZone, () => createClock(timeZone));
  if (!clock) return 0;
  const part: Record<string, string> = {};
  for (const { type, value } of clock.formatToParts(at)) part[type] = value;
  const { year, month, day, hour, minute, second } = part;
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return shown - Math.floor(at / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat | undefined>();

function createClock(timeZone: string): Intl.DateTimeFormat | undefined {
  const two = '2-digit';
  try {
    return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
    });
  } catch {
    return undefined;
  }
}
