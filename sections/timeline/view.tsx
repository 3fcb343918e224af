import { Picture } from '../_shared/components/Picture.tsx';
import { SectionFrame } from '../_shared/frame/SectionFrame.tsx';
import type { ViewProps } from '../_shared/page/page.ts';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Text } from '../_shared/text/Text.tsx';
import type { Timeline } from './schema.ts';
import { Body, Event, Line, Scene, When } from './style.ts';

/** Events in order, along a line. */
export default function TimelineView({ section }: ViewProps<Timeline>) {
  const heading = useItemHeading(section);
  return (
    <SectionFrame section={section}>
      <Line>
        {section.items.map(({ date, title, text, image, id }) => {
          const Heading = heading;
          return (
            <Event key={`${date} ${title}`} id={id}>
              <When>{date}</When>
              <Body>
                <Heading>
                  <Text inline>{title}</Text>
                </Heading>
                {text && <Text>{text}</Text>}
                {image && (
                  <Scene>
                    <Picture image={image} sizes="(min-width: 48rem) 34rem, 80vw" />
                  </Scene>
                )}
              </Body>
            </Event>
          );
        })}
      </Line>
    </SectionFrame>
  );
}
