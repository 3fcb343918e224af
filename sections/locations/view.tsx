import { Actions } from '../_shared/components/Actions.tsx';
import { CheckList } from '../_shared/components/CheckList.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Line } from '../_shared/text/Text.tsx';
import { Flag } from './Flag.tsx';
import type { Locations } from './schema.ts';
import { Card, Cards, Facts, Lead, Name } from './style.ts';

/** A card for each place, with a description list of facts. */
export default function LocationsView({ section }: ViewProps<Locations>) {
  const heading = useItemHeading(section);
  const mostLists = Math.max(...section.items.map(({ lists }) => lists?.length ?? 0));
  return (
    <SectionFrame section={section}>
      <Cards>
        {section.items.map(({ name, flag, description, lists }) => (
          <Card key={name} data-lists={mostLists}>
            {flag && <Flag flag={flag} />}
            <Name as={heading}>{name}</Name>
            <Line within={Lead}>{description}</Line>
            {lists && (
              <Facts>
                {lists.map((list) => (
                  <Fact key={list.title} list={list} />
                ))}
              </Facts>
            )}
          </Card>
        ))}
      </Cards>
      <Actions actions={section.actions} />
    </SectionFrame>
  );
}

type List = NonNullable<Locations['items'][number]['lists']>[number];

function Fact({ list: { title, items, style = 'pills' } }: { list: List }) {
  return (
    <div data-list={style === 'pills' ? undefined : style}>
      <dt>{title}</dt>
      {style === 'ticks' ? (
        <CheckList items={items} within="dd" />
      ) : (
        items.map((item) => (
          <Line within="dd" key={item}>
            {item}
          </Line>
        ))
      )}
    </div>
  );
}
