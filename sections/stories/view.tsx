import { CheckList } from '../_shared/CheckList.tsx';
import { useItemHeading } from '../_shared/headings.ts';
import { Icon } from '../_shared/Icon.tsx';
import { Picture } from '../_shared/Picture.tsx';
import type { ViewProps } from '../_shared/page.ts';
import { SectionFrame } from '../_shared/SectionFrame.tsx';
import { Text } from '../_shared/Text.tsx';
import type { Stories } from './schema.ts';
import { Body, Facts, List, Name, Scene, Story, Tale, Teller, Timeframe } from './style.ts';

/** Client stories, each with its author, text and results. */
export default function StoriesView({ section }: ViewProps<Stories>) {
  const { labels, items } = section;
  const heading = useItemHeading(section);
  return (
    <SectionFrame section={section}>
      <List>
        {items.map((item) => (
          <Story key={item.name} data-picture={item.image ? 'yes' : 'no'}>
            {item.image && (
              <Scene>
                <Picture image={item.image} sizes="(min-width: 62rem) 38rem, 92vw" />
              </Scene>
            )}
            <Body>
              <Teller>
                <Name as={heading}>{item.name}</Name>
                <p>
                  {item.title}, {item.company}
                </p>
              </Teller>
              <Tale>
                <Text>{item.story}</Text>
              </Tale>
              <Facts>
                {labels && <p>{labels.results}</p>}
                <CheckList items={item.results} />
                <Timeframe>
                  <Icon name="clock" />
                  <span>
                    {labels && `${labels.timeframe} `}
                    <strong>{item.timeframe}</strong>
                  </span>
                </Timeframe>
              </Facts>
            </Body>
          </Story>
        ))}
      </List>
    </SectionFrame>
  );
}
