/**
 * Formats a moment as day and time, such as "22 November 2026, 18:23".
 *
 * @param timeZone such as `Europe/Berlin`; without one, the time is in UTC and says so
 */
export function formatMoment(moment: string, locale: string, timeZone?: string): string {
  const at = new Date(moment);
  const zone = { timeZone: timeZone ?? 'UTC' };
  const day = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: 'long' }).format(at);
  const time = new Intl.DateTimeFormat(locale, {
    ...zone,
    ...(timeZone === undefined && { timeZoneName: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
  return `${day}, ${time}`;
}
