/**
 * Returns a date of WordPress in ISO 8601 with the offset of the site on that day: the difference between
 * the time there and in UTC. Undefined for a date that was never set.
 */
export function readMoment(local = '', utc = ''): string | undefined {
  const [here, there] = [toTime(local), toTime(utc)];
  if (here === undefined && there === undefined) return undefined;
  if (here === undefined) return `${format(there ?? 0)}Z`;
  if (there === undefined) return format(here);
  const minutes = (here - there) / 60_000;
  if (Math.abs(minutes) > 14 * 60 || minutes % 15 !== 0) return `${format(there)}Z`;
  const sign = minutes < 0 ? '-' : '+';
  const pad = (number: number) => String(number).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${format(here)}${minutes === 0 ? 'Z' : `${sign}${pad(Math.floor(size / 60))}:${pad(size % 60)}`}`;
}

function toTime(text: string): number | undefined {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(text.trim());
  if (!match || text.startsWith('0000')) return undefined;
  const time = Date.parse(`${match[1]}T${match[2]}Z`);
  return Number.isNaN(time) ? undefined : time;
}

function format(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}
