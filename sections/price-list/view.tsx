import { Fragment } from 'react';
import { Note } from '../_shared/components/Note.style.ts';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { SideFrame } from '../_shared/frame/SideFrame.tsx';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Line, Text } from '../_shared/text/Text.tsx';
import type { PriceList } from './schema.ts';
import { Entries, Entry, Group, Groups, GroupTitle, Name, Price, Remark, Tag } from './style.ts';

/** Groups of entries, each with a dotted line to its price. */
export default function PriceListView({ section }: ViewProps<PriceList>) {
  const { groups, note } = section;
  const heading = useItemHeading(section);
  // A single column would leave half of the page empty.
  const Frame = groups.length === 1 ? SideFrame : SectionFrame;
  return (
    <Frame section={section}>
      <Groups>
        {groups.map(({ title, text, items }) => (
          <Group key={title ?? items[0]?.name}>
            <Line within={GroupTitle} as={heading}>
              {title}
            </Line>
            <Text>{text}</Text>
            <Entries>
              {items.map((item) => (
                <Entry key={item.name}>
                  <Name>
                    <Line>{item.name}</Line>
                    {item.tags?.map((tag) => (
                      <Fragment key={tag}>
                        {' '}
                        <Tag>{tag}</Tag>
                      </Fragment>
                    ))}
                  </Name>
                  <Price>{item.price}</Price>
                  <Line within={Remark}>{item.text}</Line>
                </Entry>
              ))}
            </Entries>
          </Group>
        ))}
      </Groups>
      <Text within={Note}>{note}</Text>
    </Frame>
  );
}
