/**
 * Returns opening hours as people write them in a language: "09:00-17:00" is "9:00 AM – 5:00 PM" in
 * the United States, and "09:00–17:00" where the clock has 24 hours.
 */
export function timeRange(range: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  // A day of 24 hours may end at 24:00, which the formatter would write as the next day's 00:00.
  if (!format.resolvedOptions().hour12) return range.replace('-', '–');
  return range
    .split('-')
    .map((time) => format.format(new Date(`2024-01-01T${time === '24:00' ? '00:00' : time}Z`)))
    .join(' – ');
}
