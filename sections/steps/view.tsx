import { Actions } from '../_shared/components/Actions.tsx';
import { Icon } from '../_shared/components/Icon.tsx';
import { Picture } from '../_shared/components/Picture.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { SideFrame } from '../_shared/frame/SideFrame.tsx';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Line, Text } from '../_shared/text/Text.tsx';
import type { Steps } from './schema.ts';
import { stepsLayouts } from './stepsLayouts.ts';
import { Body, Disc, Meta, Name, Scene, Step } from './style.ts';

/** A numbered process: vertical on phones, horizontal on wide screens. */
export default function StepsView({ section }: ViewProps<Steps>) {
  const heading = useItemHeading(section);
  const { layout = 'line' } = section;
  const Frame = layout === 'side' ? SideFrame : SectionFrame;
  const List = stepsLayouts[layout];
  return (
    <Frame section={section}>
      <List data-count={section.items.length}>
        {section.items.map(({ title, text, icon, meta }) => (
          <Step key={title} data-icon={icon && 'yes'}>
            {icon && (
              <Disc>
                <Icon name={icon} />
              </Disc>
            )}
            <Line within={Name} as={heading}>
              {title}
            </Line>
            <Text within={Body}>{text}</Text>
            {meta && <Meta>{meta}</Meta>}
          </Step>
        ))}
      </List>
      <Picture image={section.image} sizes="(min-width: 76rem) 72rem, 92vw" within={Scene} />
      <Actions actions={section.actions} />
    </Frame>
  );
}
