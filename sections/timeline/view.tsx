import { parseMoment, readWritten } from '../../base/time/parseMoment.ts';
import { Note } from '../_shared/components/Note.style.ts';
import { Picture } from '../_shared/components/Picture.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { usePage } from '../_shared/page/page.ts';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Line, Text } from '../_shared/text/Text.tsx';
import { useDecoration } from '../_shared/theme/useDecoration.ts';
import type { Timeline } from './schema.ts';
import { skyAt } from './skyAt.ts';
import { Body, Event, Name, Scene, Tags, Version, When } from './style.ts';
import { Sky } from './timelineDay.style.ts';
import { timelineLayouts } from './timelineLayouts.ts';

/** Events in order; with `decoration: suns`, the hours of a day are under drawings of their sky. */
export default function TimelineView({ section }: ViewProps<Timeline>) {
  const { items, layout = 'line', note } = section;
  const heading = useItemHeading(section);
  const hasSky = useDecoration() === 'suns' && layout === 'day';
  const List = timelineLayouts[layout];
  return (
    <SectionFrame section={section}>
      <List data-sky={hasSky || undefined}>
        {items.map(({ date, version, title, tags, text, image, highlight, id }) => (
          <Event key={`${date} ${title}`} id={id} data-highlight={highlight || undefined}>
            {hasSky && <Sky data-sky={skyAt(date)} aria-hidden="true" />}
            {(date || version) && (
              <When>
                {version && <Version>{version}</Version>}
                {date && <WrittenDate date={date} />}
              </When>
            )}
            <Body>
              <Line within={Name} as={heading}>
                {title}
              </Line>
              {tags && (
                <Tags>
                  {tags.map((tag) => (
                    <li key={tag}>{tag}</li>
                  ))}
                </Tags>
              )}
              <Text>{text}</Text>
              <Picture image={image} sizes={layout === 'log' ? wideSizes : sizes} within={Scene} />
            </Body>
          </Event>
        ))}
      </List>
      <Line within={Note}>{note}</Line>
    </SectionFrame>
  );
}

const sizes = '(min-width: 48rem) 34rem, 80vw';
const wideSizes = '(min-width: 48rem) 42rem, 92vw';

/** A date in the language of the page; any other text as it is. */
function WrittenDate({ date }: { date: string }) {
  const { locale } = usePage().site;
  if (Number.isNaN(parseMoment(date))) return date;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date.slice(0, 10)}>{format.format(readWritten(date))}</time>;
}
