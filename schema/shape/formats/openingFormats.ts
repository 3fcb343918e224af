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
    hint: 'write hours as 09:00-17:00, or several as 09:00-12:00, 13:00-17:00',
    correct(text) {
      const ranges = text.split(/, ?/).map((range) => correctRange(range, correctTime));
      return ranges.every((range) => range && hours.test(range)) ? ranges.join(', ') : undefined;
    },
  },
};

/** A format of opening hours. */
interface OpeningFormat {
  accepts: (text: string) => boolean;
  noun: string;
  hint: string;
  /** Returns the notation of schema.org for a text that is understood. */
  correct: (text: string) => string | undefined;
}

const hours = /^(?:[01]\d|2[0-4]):[0-5]\d-(?:[01]\d|2[0-4]):[0-5]\d$/;

function correctRange(
  text: string,
  correct: (part: string) => string | undefined,
): string | undefined {
  const parts = text.split(/\s*[-–—]\s*/).map((part) => correct(part.trim()));
  return parts.includes(undefined) || parts.length > 2 ? undefined : parts.join('-');
}

/** Completes a time: `8`, `8:00` and `8.00 Uhr` are `08:00`. */
function correctTime(text: string): string | undefined {
  const [, hour = 'x', minute = '00'] =
    /^(\d{1,2})(?:[:.h](\d\d))?\s*(?:uhr|h)?$/i.exec(text) ?? [];
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return hours.test(`${time}-${time}`) ? time : undefined;
}

/** Finds a day by its name in the languages of the interface, or by the beginning of an English name. */
function findDay(text: string): string | undefined {
  const name = text.toLowerCase().replace('.', '');
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
