import { Actions } from '../_shared/Actions.tsx';
import { useItemHeading } from '../_shared/headings.ts';
import { Icon } from '../_shared/Icon.tsx';
import { Picture } from '../_shared/Picture.tsx';
import type { ViewProps } from '../_shared/page.ts';
import { SectionFrame } from '../_shared/SectionFrame.tsx';
import { Text } from '../_shared/Text.tsx';
import type { Steps } from './schema.ts';
import { Body, Disc, List, Meta, Name, Scene, Step } from './style.ts';

/** A numbered process: vertical on phones, horizontal on wide screens. */
export default function StepsView({ section }: ViewProps<Steps>) {
  const heading = useItemHeading(section);
  return (
    <SectionFrame section={section}>
      <List data-count={section.items.length}>
        {section.items.map(({ title, text, icon, meta }) => (
          <Step key={title} data-icon={icon && 'yes'}>
            {icon && (
              <Disc>
                <Icon name={icon} />
              </Disc>
            )}
            <Name as={heading}>
              <Text inline>{title}</Text>
            </Name>
            {text && (
              <Body>
                <Text>{text}</Text>
              </Body>
            )}
            {meta && <Meta>{meta}</Meta>}
          </Step>
        ))}
      </List>
      {section.image && (
        <Scene>
          <Picture image={section.image} sizes="(min-width: 76rem) 72rem, 92vw" />
        </Scene>
      )}
      <Actions actions={section.actions} />
    </SectionFrame>
  );
}
