/** When a place opens and closes, in minutes since midnight. What closes after midnight has more than 1440. */
export type OpeningTime = [opens: number, closes: number];

/** Reads the hours of a day, such as `11:30-14:00, 18:00-01:00`; none for `closed`. */
export function parseHours(hours: string): OpeningTime[] {
  if (hours === 'closed') return [];
  return hours.split(/, ?/).map((range) => {
    const [opens = 0, closes = 0] = range.split('-').map(toMinutes);
    return [opens, closes <= opens ? closes + dayMinutes : closes];
  });
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const dayMinutes = 24 * 60;

/** The days of a week, as schema.org shortens them. */
export const dayCodes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Reads a day or a range of days, such as `Fr-Mo`, as numbers from 0 for Monday. */
export function parseDays(days: string): number[] {
  const [first = 0, last = first] = days.split('-').map((day) => dayCodes.indexOf(day));
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (first + index) % 7);
}
