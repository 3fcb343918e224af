import { toAnchor } from '../../schema/vocabulary.ts';
import { Actions } from '../_shared/components/Actions.tsx';
import { CheckList } from '../_shared/components/CheckList.tsx';
import { Island } from '../_shared/components/Island.tsx';
import { Picture } from '../_shared/components/Picture.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Line, Text } from '../_shared/text/Text.tsx';
import TabsIsland from './island.tsx';
import type { Tabs } from './schema.ts';
import { Body, Label, Panel, Panels, Scene, Title } from './style.ts';

/**
 * Panels under a row of tabs. The panels are plain HTML, all visible below their labels where there is
 * no JavaScript; the island contains only the tabs.
 */
export default function TabsView({ section }: ViewProps<Tabs>) {
  const { items, title } = section;
  const heading = useItemHeading(section);
  const id = section.id ?? toAnchor(title ?? items[0]?.label ?? '');
  return (
    <SectionFrame section={section}>
      <Island
        name="tabs"
        id={id}
        on="visible"
        component={TabsIsland}
        props={{ panels: `${id}-panels`, labels: items.map((item) => item.label) }}
      />
      <Panels id={`${id}-panels`}>
        {items.map((item, index) => (
          <Panel
            key={item.label}
            id={`${id}-panels-${index}`}
            data-active={index === 0 ? 'yes' : 'no'}
            data-picture={item.image ? 'yes' : undefined}
          >
            <Body>
              <Label as={heading}>{item.label}</Label>
              <Line within={Title}>{item.title}</Line>
              <Text>{item.text}</Text>
              <CheckList items={item.points} />
              <Actions actions={item.actions} />
            </Body>
            <Picture image={item.image} sizes="(min-width: 62rem) 32rem, 92vw" within={Scene} />
          </Panel>
        ))}
      </Panels>
    </SectionFrame>
  );
}
