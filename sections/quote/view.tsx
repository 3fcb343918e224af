import { Picture } from '../_shared/components/Picture.tsx';
import { SectionFrame } from '../_shared/frame/SectionFrame.tsx';
import type { ViewProps } from '../_shared/page/page.ts';
import { Text } from '../_shared/text/Text.tsx';
import type { Quote } from './schema.ts';
import { Author, Figure, LargePortrait, Portrait, Source, Words } from './style.ts';

/** A quotation in large type. */
export default function QuoteView({ section }: ViewProps<Quote>) {
  const { text, author, role, image, layout = 'line' } = section;
  const large = layout === 'portrait' && image;
  return (
    <SectionFrame section={section} head="none">
      <Figure data-layout={large ? 'portrait' : layout === 'center' ? 'center' : 'line'}>
        {large && (
          <LargePortrait>
            <Picture image={large} sizes="(min-width: 62rem) 26rem, 60vw" />
          </LargePortrait>
        )}
        <Words>
          <p>
            <Text inline>{text}</Text>
          </p>
        </Words>
        {(author || role || image) && (
          <Source>
            {image && !large && (
              <Portrait>
                <Picture image={image} sizes="4rem" />
              </Portrait>
            )}
            <span>
              {author && <Author>{author}</Author>}
              {role}
            </span>
          </Source>
        )}
      </Figure>
    </SectionFrame>
  );
}
