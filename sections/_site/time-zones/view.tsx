import { Line, Note, SectionFrame, usePage, useWords, type ViewProps } from 'blockwright/section';
import { type HourCell, hourRows } from './hourRows.ts';
import type { TimeZones } from './schema.ts';
import { Hour, Legend, Place, Places, Strip, Where } from './style.ts';
import { words as english } from './words.ts';

/** Places with their working hours; the hours that all share line up and are highlighted. */
export default function TimeZonesView({ section }: ViewProps<TimeZones>) {
  const { locale } = usePage().site;
  const { places, note } = section;
  const rows = hourRows(places);
  const words = useWords({ 'time-zones': english })['time-zones'];
  const isTwelveHours = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
    .hour12;
  return (
    <SectionFrame section={section}>
      <Places>
        {places.map(({ name, text, from, to, highlight }, index) => (
          <Place key={name} data-highlight={highlight ? 'yes' : undefined}>
            <Where>
              <strong>{name}</strong>
              <span>
                {clock(from, locale)}–{clock(to, locale)}
              </span>
              <Line within="p">{text}</Line>
            </Where>
            <Strip aria-hidden="true">
              {rows[index]?.map((cell) => (
                <Hour key={cell.hour} data-state={getState(cell)}>
                  {isTwelveHours ? cell.hour % 12 || 12 : cell.hour}
                </Hour>
              ))}
            </Strip>
          </Place>
        ))}
      </Places>
      {/* Screen readers get the hours of each place as text. */}
      <Legend
        aria-hidden="true"
        data-highlight={places.some(({ highlight }) => highlight) ? 'yes' : undefined}
      >
        <li data-state="working">{words.working}</li>
        <li data-state="shared">{words.shared}</li>
      </Legend>
      <Line within={Note}>{note}</Line>
    </SectionFrame>
  );
}

function getState({ working, shared }: HourCell): string | undefined {
  if (shared) return 'shared';
  return working ? 'working' : undefined;
}

function clock(hour: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(2000, 0, 1, hour));
}
