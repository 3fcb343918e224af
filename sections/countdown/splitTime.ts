const units = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 };

/** A part of a time, with the name of its unit in the language of the site. */
interface TimePart {
  unit: string;
  value: string;
  label: string;
}

/** Splits a time in milliseconds into days, hours, minutes and seconds; dashes while it is unknown. */
export function splitTime(time: number | undefined, locale: string): TimePart[] {
  let rest = time ?? 0;
  return Object.entries(units).map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    const format = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
      useGrouping: false,
      minimumIntegerDigits: unit === 'day' ? 1 : 2,
    });
    const parts = format.formatToParts(count);
    const join = (isUnit: boolean) =>
      parts
        .filter(({ type }) => type !== 'literal' && (type === 'unit') === isUnit)
        .map(({ value }) => value)
        .join('');
    return { unit, value: time === undefined ? '–' : join(false), label: join(true) };
  });
}
