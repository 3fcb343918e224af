import { Actions } from '../_shared/Actions.tsx';
import { useItemHeading } from '../_shared/headings.ts';
import type { ViewProps } from '../_shared/page.ts';
import { SectionFrame } from '../_shared/SectionFrame.tsx';
import { Text } from '../_shared/Text.tsx';
import type { Steps } from './schema.ts';
import { Body, List, Meta, Name, Step } from './style.ts';

/** A numbered process: vertical on phones, horizontal on wide screens. */
export default function StepsView({ section }: ViewProps<Steps>) {
  const heading = useItemHeading(section);
  return (
    <SectionFrame section={section}>
      <List data-count={section.items.length}>
        {section.items.map(({ title, text, meta }) => (
          <Step key={title}>
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
      <Actions actions={section.actions} />
    </SectionFrame>
  );
}
