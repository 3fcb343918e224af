import { Actions } from '../_shared/Actions.tsx';
import { CheckList } from '../_shared/CheckList.tsx';
import { Picture } from '../_shared/Picture.tsx';
import type { ViewProps } from '../_shared/page.ts';
import { SectionFrame, SectionHead } from '../_shared/SectionFrame.tsx';
import { Text } from '../_shared/Text.tsx';
import type { Feature } from './schema.ts';
import { Beside, Figure, Points, Words } from './style.ts';

/** Text beside an image; without an image, the header beside the text. */
export default function FeatureView({ section }: ViewProps<Feature>) {
  const { text, points, image, actions, flip } = section;
  const body = (
    <>
      {text && <Text>{text}</Text>}
      {points && (
        <Points>
          <CheckList items={points} />
        </Points>
      )}
      <Actions actions={actions} />
    </>
  );
  return (
    <SectionFrame section={section} head="none">
      <Beside data-flip={flip && image ? 'yes' : undefined}>
        <Words>
          <SectionHead section={section} layout="stack" />
          {image && body}
        </Words>
        {image ? (
          <Figure>
            <Picture image={image} />
          </Figure>
        ) : (
          <Words>{body}</Words>
        )}
      </Beside>
    </SectionFrame>
  );
}
