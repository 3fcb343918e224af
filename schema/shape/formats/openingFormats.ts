/** The formats of opening hours as schema.org writes them, with what else people write. */
export const openingFormats: Readonly<Record<string, OpeningFormat>> = {
  'opening-days': {
    accepts: (text) => /^(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))?$/.test(text),
    noun: 'a day or a range of days',
    hint: 'write days as Mo, Tu, We, Th, Fr, Sa, Su or Mo-Fr',
    correct: (text) => correctRange(text, findDay),
  },
  'opening-hours': {
    accepts: (text) => text === 'closed' || text.split(/, ?/).every((range) => hours.test(range)),
    noun: 'hours of a day',
    hint: (text) =>
      (text.match(/(?<!\d[:.h])\b\d{1,2}(?=\D|$)/g) ?? []).some((hour) => Number(hour) > 24)
        ? 'hours go from 00:00 to 24:00; write a range such as 09:00-17:00'
        : 'write hours as 09:00-17:00, or several as 09:00-12:00, 13:00-17:00',
    correct(text) {
      if (closedWords.test(text.trim())) return 'closed';
      if (/^24 ?(?:h|hours|stunden|horas|heures|\/ ?7)$/i.test(text.trim())) return '00:00-24:00';
      const ranges = text.split(/\s*(?:[,;&]|\s(?:and|und|et|y|e)\s)\s*/i).map(correctHours);
      return ranges.includes(undefined) ? undefined : ranges.join(', ');
    },
  },
};

/** A format of opening hours. */
interface OpeningFormat {
  accepts: (text: string) => boolean;
  noun: string;
  hint: string | ((text: string) => string);
  /** Returns the notation of schema.org for a text that is understood. */
  correct: (text: string) => string | undefined;
}

const hours = /^(?:[01]\d|2[0-4]):[0-5]\d-(?:[01]\d|2[0-4]):[0-5]\d$/;

function correctRange(
  text: string,
  correct: (part: string) => string | undefined,
): string | undefined {
  const parts = splitRange(text).map(correct);
  return parts.includes(undefined) || parts.length > 2 ? undefined : parts.join('-');
}

/** Splits a range at its hyphen, dash or word: `Monday to Friday`, `von 9 bis 17 Uhr`. */
function splitRange(text: string): string[] {
  return text
    .trim()
    .replace(/^(?:from|von|de|das|do|du|del?)\s+/i, '')
    .split(/\s*[-–—]\s*|\s+(?:to|till|until|through|bis|à|au|a|al|às|até)\s+/i);
}

/**
 * Completes the hours of a range: `8.30–17 Uhr` is `08:30-17:00`, and so is `9am-5pm` `09:00-17:00`. With
 * two bare numbers, as in `9-5`, the second one is in the afternoon if it is the smaller one.
 */
function correctHours(text: string): string | undefined {
  const [from, to, ...more] = splitRange(text).map(readTime);
  if (!from || !to || more.length > 0) return undefined;
  const { minutes: start, isPlain, isPadded } = from;
  const isBare = isPlain && to.isPlain && !isPadded;
  // `5-9` is either half of the day.
  if (isBare && start < 6 * 60 && to.minutes > start) return undefined;
  // `1-5pm`: what is written once belongs to both where that makes a range.
  const isLater = isPlain && to.isAfternoon && start < 7 * 60 && start + noon < to.minutes;
  // Beyond midnight, as in `18-2`, stays as it is.
  const isEarlier = to.isPlain && !isPadded && to.minutes <= start && to.minutes + noon > start;
  const end = to.minutes + (isEarlier ? noon : 0);
  const range = `${formatTime(isLater ? start + noon : start)}-${formatTime(end)}`;
  return end !== start && hours.test(range) ? range : undefined;
}

const noon = 12 * 60;

/** A time of day, and how it is written. */
interface Time {
  minutes: number;
  /** Whether neither `am`, `pm` nor `Uhr` says which half of the day is meant. */
  isPlain: boolean;
  isAfternoon: boolean;
  /** Whether it is written as `09:00`, in 24 hours. */
  isPadded: boolean;
}

/** Reads a time: `8`, `8:00`, `8.00 Uhr`, `8 a.m.`, `noon`. */
function readTime(text: string): Time | undefined {
  if (/^(?:noon|midday|mittags?|midi)$/i.test(text))
    return { minutes: noon, isPlain: false, isAfternoon: true, isPadded: false };
  const [, hour, minute = '00', unit = ''] =
    /^(\d{1,2})(?:[:.h](\d\d))?\s*(uhr|h|o'clock|[ap]\.?m\.?)?$/i.exec(text) ?? [];
  if (hour === undefined || Number(minute) > 59) return undefined;
  const half = /^[ap]/i.exec(unit)?.[0].toLowerCase();
  const number = Number(hour);
  if (number > 24 || (half && (number > 12 || number === 0))) return undefined;
  const inHalf = half ? (number % 12) + (half === 'p' ? 12 : 0) : number;
  return {
    minutes: inHalf * 60 + Number(minute),
    isPlain: unit === '' || /^o/i.test(unit),
    isAfternoon: half === 'p',
    isPadded: hour.startsWith('0'),
  };
}

function formatTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((number) => String(number).padStart(2, '0'))
    .join(':');
}

/** What says in the languages of the interface that a place is not open. */
const closedWords =
  /^(?:closed|close|geschlossen|ruhetag|ferm[eé]e?|cerrado|fechado|encerrado|مغلق|-|–|—)\.?$/i;

/** Finds a day by its name in the languages of the interface, or by the beginning of an English name. */
function findDay(text: string): string | undefined {
  const name = text
    .toLowerCase()
    .replace('.', '')
    .replace(/^(\w+day)s$/, '$1');
  const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
  for (const locale of ['en', 'de', 'es', 'fr', 'pt'])
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
      // 1 January 2024 was a Monday.
      const found = days.find((_, index) => {
        const day = format.format(new Date(Date.UTC(2024, 0, 1 + index)));
        return day.toLowerCase().replace('.', '') === name;
      });
      if (found) return found;
    }
  return days.find((day) => day.toLowerCase() === name);
}
