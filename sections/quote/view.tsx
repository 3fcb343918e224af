import { Picture } from '../_shared/components/Picture.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { Line } from '../_shared/text/Text.tsx';
import type { Quote } from './schema.ts';
import { Author, Figure, LargePortrait, Portrait, Source, Words } from './style.ts';

/** A quotation in large type. */
export default function QuoteView({ section }: ViewProps<Quote>) {
  const { text, author, role, image, layout = 'line' } = section;
  const large = layout === 'portrait' ? image : undefined;
  return (
    <SectionFrame section={section} head="none">
      <Figure data-layout={large ? 'portrait' : layout === 'center' ? 'center' : 'line'}>
        <Picture image={large} sizes="(min-width: 62rem) 26rem, 60vw" within={LargePortrait} />
        <Words>
          <Line within="p">{text}</Line>
        </Words>
        {(author || role || image) && (
          <Source>
            {!large && <Picture image={image} sizes="4rem" within={Portrait} />}
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
