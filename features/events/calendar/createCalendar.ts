import { plainWords } from '../../../base/text/plainWords.ts';
import { shortHash } from '../../../base/text/shortHash.ts';
import { parseMoment } from '../../../base/time/parseMoment.ts';
import { move } from '../recurrence/expandEvent.ts';
import type { Recurrence } from '../recurrence/recurrence.ts';
import type { CalendarEvent } from './CalendarEvent.ts';
import { describeTimeZone } from './describeTimeZone.ts';
import { toRecurrenceRule } from './toRecurrenceRule.ts';

/** What a calendar says besides its events. */
interface CalendarContext {
  /** Name of the calendar. */
  name: string;
  /** Address of the page with the events. */
  url: string;
  /** Zone of times without an offset; without one, they mean the time of the place. */
  timeZone?: string | undefined;
  /** Returns the full address of a link. */
  absolute: (to: string) => string;
}

/** Creates a calendar that calendar programs can read (iCalendar, RFC 5545). */
export function createCalendar(events: readonly CalendarEvent[], context: CalendarContext): string {
  const { name, timeZone } = context;
  const hasZone = (text: string) => timeZone !== undefined && isLocal(text);
  const zoned = events.filter(({ start, end = '' }) => hasZone(start) || hasZone(end));
  const years = zoned.flatMap(({ start, end = start, recurrence }) => {
    const last = recurrence?.until ?? recurrence?.also?.toSorted().at(-1) ?? end;
    const isEndless = recurrence && !recurrence.until;
    return [Number(start.slice(0, 4)), Number(last.slice(0, 4)) + (isEndless ? 30 : 0)];
  });
  const zone =
    timeZone === undefined || timeZone === 'UTC' || years.length === 0
      ? []
      : describeTimeZone(timeZone, { from: Math.min(...years) - 1, to: Math.max(...years) + 1 });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Blockwright//Events//EN',
    `X-WR-CALNAME:${escapeText(plainWords(name))}`,
    ...zone,
    ...events.flatMap((event) => describeEvent(event, context)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function describeEvent(event: CalendarEvent, { url, timeZone, absolute }: CalendarContext) {
  const { title, start, end, recurrence, place, online, text, status } = event;
  const moment = (name: string, value: string) => formatMoment(name, value, timeZone);
  const days = (name: string, list: readonly string[] = []) =>
    list.map((day) => moment(name, day.slice(0, 10) + start.slice(10)));
  const address = online?.startsWith('/') ? absolute(online) : online;
  const location = [place?.name, place?.address, place ? undefined : address];
  const description = [text?.split('\n').map(plainWords).join('\n'), place && address].filter(
    Boolean,
  );
  return [
    'BEGIN:VEVENT',
    `UID:${shortHash(`${title} ${start}`)}-${start.slice(0, 10)}@${new URL(url).hostname}`,
    // A time of the build would change the file each day.
    'DTSTAMP:20000101T000000Z',
    moment('DTSTART', start),
    ...(end ? [moment('DTEND', toEnd(start, end))] : []),
    ...(recurrence ? [`RRULE:${formatRule(recurrence, start, timeZone)}`] : []),
    ...days('EXDATE', recurrence?.except),
    ...days('RDATE', recurrence?.also),
    `SUMMARY:${escapeText(plainWords(title))}`,
    ...(location.some(Boolean)
      ? [`LOCATION:${escapeText(location.filter(Boolean).join(', '))}`]
      : []),
    ...(description.length > 0 ? [`DESCRIPTION:${escapeText(description.join('\n\n'))}`] : []),
    ...(status ? [`STATUS:${statuses[status]}`] : []),
    `URL:${url}`,
    'END:VEVENT',
  ];
}

const statuses = { 'sold-out': 'CONFIRMED', postponed: 'TENTATIVE', cancelled: 'CANCELLED' };

/** Returns the end as calendars count it: a last day as the day after it. */
function toEnd(start: string, end: string): string {
  const isDay = end.length === 10;
  if (start.length > 10) return isDay ? `${move(end, dayLength)}T00:00${start.slice(16)}` : end;
  return move(end.slice(0, 10), dayLength);
}

const dayLength = 24 * 3600_000;

/** Writes the rule of an event. Its last moment is a day if the start is one, and in UTC if the start has a zone. */
function formatRule(rule: Recurrence, start: string, timeZone: string | undefined): string {
  const last = rule.until && rule.until.slice(0, 10) + start.slice(10);
  const isFloating = start.length === 10 || (isLocal(start) && timeZone === undefined);
  return toRecurrenceRule(rule, start, last && (isFloating ? toDigits : toUtc)(last, timeZone));
}

/** Writes a property with a day or time, such as `DTSTART;TZID=Europe/Berlin:20270512T193000`. */
function formatMoment(name: string, moment: string, timeZone: string | undefined): string {
  if (moment.length === 10) return `${name};VALUE=DATE:${toDigits(moment)}`;
  if (!isLocal(moment) || timeZone === 'UTC') return `${name}:${toUtc(moment, timeZone)}`;
  return `${name}${timeZone === undefined ? '' : `;TZID=${timeZone}`}:${toDigits(moment)}`;
}

/** Writes a moment as it is written, such as `20270512T193000`. */
function toDigits(moment: string): string {
  const digits = moment.slice(0, 19).replace(' ', 'T').replaceAll(/[-:]/g, '');
  return moment.length === 10 ? digits : digits.padEnd(15, '0');
}

function toUtc(moment: string, timeZone: string | undefined): string {
  const time = new Date(parseMoment(moment, timeZone)).toISOString();
  return `${time.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Whether a moment has a time without an offset. */
function isLocal(moment: string): boolean {
  return moment.length > 10 && !/(?:Z|[+-]\d\d:\d\d)$/.test(moment);
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** Breaks a line after 75 bytes, as calendars require. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > 74) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
