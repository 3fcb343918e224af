import { readWritten } from '../../base/time/parseMoment.ts';
import { Picture } from '../_shared/components/Picture.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { usePage } from '../_shared/page/page.ts';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Line, Text } from '../_shared/text/Text.tsx';
import type { Changelog } from './schema.ts';
import { Body, Entry, Facts, List, Name, Scene, Tags, Version } from './style.ts';

/** Changes with their date and version at the side. */
export default function ChangelogView({ section }: ViewProps<Changelog>) {
  const heading = useItemHeading(section);
  const { locale } = usePage().site;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <SectionFrame section={section}>
      <List>
        {section.items.map(({ date, version, title, tags, text, image, id }) => (
          <Entry key={`${date} ${title}`} id={id}>
            <Facts>
              {version && <Version>{version}</Version>}
              <time dateTime={date.slice(0, 10)}>{format.format(readWritten(date))}</time>
            </Facts>
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
              <Picture image={image} sizes="(min-width: 48rem) 42rem, 92vw" within={Scene} />
            </Body>
          </Entry>
        ))}
      </List>
    </SectionFrame>
  );
}
