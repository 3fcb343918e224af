import type { DatedException } from './listExceptions.ts';
import { parseDays } from './parseHours.ts';

/** Describes opening hours with exceptions for search engines. */
export function describeOpening(
  hours: readonly { days: string; hours: string }[],
  exceptions: readonly DatedException[],
): object {
  return {
    openingHoursSpecification: hours.flatMap(({ days, hours: times }) =>
      splitTimes(times).map((time) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: parseDays(days).map((day) => `https://schema.org/${names[day]}`),
        ...time,
      })),
    ),
    specialOpeningHoursSpecification: exceptions.flatMap(({ from, to, hours: times, name }) =>
      (times === 'closed' ? [{ opens: '00:00', closes: '00:00' }] : splitTimes(times)).map(
        (time) => ({
          '@type': 'OpeningHoursSpecification',
          ...(name && { name }),
          validFrom: from,
          validThrough: to,
          ...time,
        }),
      ),
    ),
  };
}

function splitTimes(times: string): { opens: string; closes: string }[] {
  if (times === 'closed') return [];
  return times.split(/, ?/).map((range) => {
    const [opens = '', closes = ''] = range.split('-');
    return { opens, closes: closes === '24:00' ? '23:59' : closes };
  });
}

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
