/**
 * Describes a time zone as calendars read it: when its clocks change in some years.
 *
 * @returns the lines of a component `VTIMEZONE`
 */
export function describeTimeZone(
  timeZone: string,
  { from, to }: { from: number; to: number },
): string[] {
  const clock = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const changes = listClockChanges(clock, Date.UTC(from, 0, 1), Date.UTC(to + 1, 0, 1));
  const start = getOffset(Date.UTC(from, 0, 1), clock);
  const standard = Math.min(start, ...changes.map(({ after }) => after));
  const all = [{ at: Date.UTC(from, 0, 1) - start, before: start, after: start }, ...changes];
  const groups = new Map<string, Date[]>();
  for (const { at, before, after } of all) {
    const kind = `${after > standard ? 'DAYLIGHT' : 'STANDARD'} ${before} ${after}`;
    groups.set(kind, [...(groups.get(kind) ?? []), new Date(at + before)]);
  }
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...[...groups].flatMap(([kind, times]) => {
      const [name, before, after] = kind.split(' ');
      return [
        `BEGIN:${name}`,
        ...describeTimes(times),
        `TZOFFSETFROM:${formatOffset(Number(before))}`,
        `TZOFFSETTO:${formatOffset(Number(after))}`,
        `END:${name}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

/** Writes when the clocks change: as a rule if they do so each year, such as on the last Sunday of March. */
function describeTimes(times: readonly Date[]): string[] {
  const [first, ...others] = times.map(toBasic);
  const start = `DTSTART:${first}`;
  if (others.length === 0) return [start];
  const rule = [toRule(times, isLast, -1), toRule(times, () => true)].find((one) => one);
  // Some programs read the first date of a line alone, and not the start.
  return [start, ...(rule ? [`RRULE:${rule}`] : times.map((time) => `RDATE:${toBasic(time)}`))];
}

/** Returns the rule of yearly times; undefined if they have no rule or are not as expected. */
function toRule(
  times: readonly Date[],
  isExpected: (time: Date) => boolean,
  nth?: number,
): string | undefined {
  const rules = times.map((time, index) => {
    const isNext = time.getUTCFullYear() === Number(times[0]?.getUTCFullYear()) + index;
    if (!isNext || !isExpected(time)) return undefined;
    const count = nth ?? Math.ceil(time.getUTCDate() / 7);
    const day = `${count}${weekdays[time.getUTCDay()]}`;
    return `FREQ=YEARLY;BYMONTH=${time.getUTCMonth() + 1};BYDAY=${day} ${time.getUTCHours()}`;
  });
  return new Set(rules).size === 1 ? rules[0]?.split(' ')[0] : undefined;
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Whether a week later is another month. */
function isLast(time: Date): boolean {
  return new Date(time.getTime() + week).getUTCMonth() !== time.getUTCMonth();
}

interface ClockChange {
  at: number;
  /** How far clocks are ahead of UTC, in milliseconds. */
  before: number;
  after: number;
}

function listClockChanges(clock: Intl.DateTimeFormat, from: number, to: number): ClockChange[] {
  const changes: ClockChange[] = [];
  for (let at = from; at < to; at += week) {
    const [before, after] = [getOffset(at, clock), getOffset(at + week, clock)];
    if (before === after) continue;
    let [low, high] = [at, at + week];
    while (high - low > minute) {
      const middle = low + Math.floor((high - low) / 2 / minute) * minute;
      if (getOffset(middle, clock) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, before, after });
  }
  return changes;
}

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

/** Returns how far the clocks of a zone are ahead of UTC. */
function getOffset(at: number, clock: Intl.DateTimeFormat): number {
  const name = clock.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minute;
}

function formatOffset(offset: number): string {
  const minutes = Math.abs(offset) / minute;
  const digits = (count: number) => String(Math.floor(count)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${digits(minutes / 60)}${digits(minutes % 60)}`;
}

/** Returns a time as RFC 5545 writes it, such as `20270512T193000`. */
function toBasic(shown: Date): string {
  return shown.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}
