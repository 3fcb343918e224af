import { Picture } from '../_shared/components/Picture.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Line, Text } from '../_shared/text/Text.tsx';
import type { Timeline } from './schema.ts';
import { Body, Event, List, Scene, When } from './style.ts';

/** Events in order, along a line. */
export default function TimelineView({ section }: ViewProps<Timeline>) {
  const heading = useItemHeading(section);
  return (
    <SectionFrame section={section}>
      <List>
        {section.items.map(({ date, title, text, image, id }) => (
          <Event key={`${date} ${title}`} id={id}>
            <When>{date}</When>
            <Body>
              <Line within={heading}>{title}</Line>
              <Text>{text}</Text>
              <Picture image={image} sizes="(min-width: 48rem) 34rem, 80vw" within={Scene} />
            </Body>
          </Event>
        ))}
      </List>
    </SectionFrame>
  );
}
