import { Actions } from '../_shared/components/Actions.tsx';
import { CheckList } from '../_shared/components/CheckList.tsx';
import { Icon } from '../_shared/components/Icon.tsx';
import { Picture } from '../_shared/components/Picture.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { SectionHead } from '../_shared/frame/SectionHead.tsx';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Line, Text } from '../_shared/text/Text.tsx';
import { featureFilledLayouts } from './check.ts';
import { featureLayouts } from './featureLayouts.ts';
import type { Feature } from './schema.ts';
import { Figure, Item, Items, Name, Points, Words } from './style.ts';

/** Text beside an image; without an image, the header beside the text. */
export default function FeatureView({ section }: ViewProps<Feature>) {
  const { text, points, items, image, actions, flip, layout = 'split' } = section;
  const { Beside, isApart, sizes } = featureLayouts[layout];
  const isBelow = image && !isApart;
  const heading = useItemHeading(section);
  const body = (
    <>
      <Text>{text}</Text>
      <CheckList items={points} within={Points} />
      {items && (
        <Items>
          {items.map((item) => (
            <Item key={item.title} data-icon={item.icon && 'yes'}>
              {item.icon && <Icon name={item.icon} />}
              <Line within={Name} as={heading}>
                {item.title}
              </Line>
              <Text>{item.text}</Text>
            </Item>
          ))}
        </Items>
      )}
      <Actions actions={actions} />
    </>
  );
  return (
    <SectionFrame section={section} head="none">
      <Beside data-flip={flip && image ? 'yes' : undefined}>
        <Words>
          <SectionHead section={section} layout="stack" />
          {isBelow && body}
        </Words>
        <Picture
          image={image}
          fills={featureFilledLayouts.includes(layout)}
          {...(sizes && { sizes })}
          within={Figure}
        />
        {!isBelow && <Words>{body}</Words>}
      </Beside>
    </SectionFrame>
  );
}
