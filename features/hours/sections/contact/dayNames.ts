/** Returns the days of schema.org's notation in a language: "Mo-Fr" is "Mon – Fri" in English. */
export function dayNames(days: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return days
    .split('-')
    .map((day) => format.format(new Date(Date.UTC(2024, 0, 1 + order.indexOf(day)))))
    .join(' – ');
}

/** The days as schema.org writes them. 1 January 2024 was a Monday. */
const order = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
