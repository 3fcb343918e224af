import { ActionLink } from '../_shared/components/ActionLink.tsx';
import { Actions } from '../_shared/components/Actions.tsx';
import { CheckList } from '../_shared/components/CheckList.tsx';
import { Icon } from '../_shared/components/Icon.tsx';
import { Picture } from '../_shared/components/Picture.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Line, Text } from '../_shared/text/Text.tsx';
import { cardsLayouts } from './cardsLayouts.ts';
import { cardsFilledLayouts } from './check.ts';
import type { Cards } from './schema.ts';
import { Body, Card, Cover, Emblem, Meta, More, Name, Points } from './style.ts';

/** Cards side by side. A card with a link can be clicked anywhere. */
export default function CardsView({ section }: ViewProps<Cards>) {
  const { items, layout = 'card' } = section;
  const { columns = suitableColumns(items.length, layout) } = section;
  const List = cardsLayouts[layout];
  const heading = useItemHeading(section);
  return (
    <SectionFrame section={section}>
      <List
        data-columns={columns}
        data-count={items.length}
        data-look={layout}
        {...(layout === 'scroll' && { tabIndex: 0, 'aria-label': section.title })}
      >
        {items.map((item) => (
          <Card
            key={item.title}
            id={item.id}
            data-linked={item.link ? 'yes' : undefined}
            data-tone={layout === 'overlay' && item.image ? 'dark' : undefined}
          >
            {item.image && (
              <Cover data-fit={item.fit}>
                <Picture
                  image={item.image}
                  sizes={coverSizes}
                  fills={cardsFilledLayouts.includes(layout)}
                />
              </Cover>
            )}
            <Body>
              {item.icon && (
                <Emblem>
                  <Icon name={item.icon} />
                </Emblem>
              )}
              {item.meta && <Meta>{item.meta}</Meta>}
              <Line within={Name} as={heading}>
                {item.title}
              </Line>
              <Text>{item.text}</Text>
              <CheckList items={item.points} within={Points} />
              {item.link && (
                <More>
                  <ActionLink action={item.link} fallbackStyle="text" />
                </More>
              )}
            </Body>
          </Card>
        ))}
      </List>
      <Actions actions={section.actions} />
    </SectionFrame>
  );
}

const coverSizes = '(min-width: 62rem) 25rem, (min-width: 40rem) 46vw, 92vw';

/** Returns the number of columns that leaves the fewest gaps in the last row. */
function suitableColumns(count: number, layout: string): 2 | 3 | 4 {
  // Beside up to three cards, the large one takes a column of its own.
  if (layout === 'feature') return count <= 4 ? 2 : 3;
  if (count % 3 === 0) return 3;
  if (count % 4 === 0) return 4;
  return count % 2 === 0 && count < 6 ? 2 : 3;
}
