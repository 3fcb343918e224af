import { getDay } from '../../../../base/time/parseMoment.ts';
import { english } from '../../../../schema/vocabulary.ts';
import { Line, usePage, useWords } from '../../../../sections/section.ts';
import { createTimetable } from '../../opening/createTimetable.ts';
import { type DatedException, listExceptions } from '../../opening/listExceptions.ts';
import { dayNames } from './dayNames.ts';
import type { Contact } from './schema.ts';
import { Dates, Hours, Opening } from './style.ts';
import { timeRange } from './timeRange.ts';

/** When a place is open: at the moment, on each day of the week, and on other dates. */
export function OpeningHours({ section }: { section: Contact }) {
  const words = useWords({ contact: english.contact }).contact;
  const page = usePage();
  const { locale } = page.site;
  const { timeZone = page.site.timeZone } = section;
  const { hours, exceptions, openNow, hoursNote } = section;
  if (!hours && !exceptions) return null;
  const dated = exceptions ? listExceptions(exceptions, { now: page.now, timeZone }) : [];
  const shown = dated.filter(
    ({ from }) => from <= getDay(page.now.getTime() + twoMonths, timeZone),
  );
  return (
    <Hours>
      {openNow && (
        <Opening
          hidden
          data-opening={JSON.stringify({
            ...createTimetable(hours ?? [], dated, timeZone),
            open: words.open,
            until: words.openUntil({ time: '{time}' }),
            closed: words.closedNow,
            opens: words.opens({ time: '{time}' }),
          })}
        />
      )}
      {hours && (
        <table>
          <caption>{words.hours}</caption>
          <tbody>
            {hours.map((opening) => (
              <tr key={opening.days}>
                <th scope="row">{dayNames(opening.days, locale)}</th>
                <Times hours={opening.hours} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown.length > 0 && (
        <table>
          <caption>{words.otherHours}</caption>
          <tbody>
            {shown.map((exception) => (
              <tr key={`${exception.from} ${exception.name}`}>
                <th scope="row">
                  {exception.name}
                  <Dates>{formatDates(exception, locale)}</Dates>
                </th>
                <Times hours={exception.hours} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Line within="p">{hoursNote}</Line>
    </Hours>
  );
}

const twoMonths = 61 * 24 * 3600_000;

function Times({ hours }: { hours: string }) {
  const words = useWords({ contact: english.contact }).contact;
  const { locale } = usePage().site;
  return (
    <td>
      {hours === 'closed'
        ? words.closed
        : hours.split(/, ?/).map((range) => <span key={range}>{timeRange(range, locale)}</span>)}
    </td>
  );
}

function formatDates({ from, to }: DatedException, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return from === to
    ? format.format(new Date(from))
    : format.formatRange(new Date(from), new Date(to));
}
