import { getDay, parseMoment, readWritten, toIsoMoment } from '../../base/time/parseMoment.ts';
import { Actions } from '../_shared/components/Actions.tsx';
import { Island } from '../_shared/components/Island.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { usePage } from '../_shared/page/page.ts';
import { Text } from '../_shared/text/Text.tsx';
import CountdownIsland from './island.tsx';
import type { Countdown } from './schema.ts';
import { Afterwards, Board, Moment } from './style.ts';

/** The date, below what the island counts; once its day is over, only what is said afterwards. */
export default function CountdownView({ section }: ViewProps<Countdown>) {
  const { until, afterwards, actions, id = 'countdown' } = section;
  const page = usePage();
  const { locale, timeZone } = page.site;
  const isOver = until.slice(0, 10) < getDay(page.now, timeZone);
  return (
    <SectionFrame section={section}>
      <Board data-over={isOver ? 'yes' : 'no'} data-align={section.align}>
        {!isOver && (
          <>
            <Island
              name="countdown"
              id={`${id}-${until.replace(/\W+/g, '-')}`}
              on="visible"
              component={CountdownIsland}
              props={{ end: parseMoment(until, timeZone), locale }}
            />
            <Moment dateTime={toIsoMoment(until)}>{formatMoment(until, locale)}</Moment>
          </>
        )}
        <Text within={Afterwards}>{afterwards}</Text>
      </Board>
      <Actions actions={actions} />
    </SectionFrame>
  );
}

/** Formats a moment as it is written, whatever its time zone is. */
function formatMoment(moment: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    ...(moment.length > 10 && { timeStyle: 'short' }),
    timeZone: 'UTC',
  }).format(readWritten(moment));
}
