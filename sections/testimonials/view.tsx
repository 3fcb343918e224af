import { english } from '../../schema/vocabulary.ts';
import { Icon } from '../_shared/components/Icon.tsx';
import { Picture } from '../_shared/components/Picture.tsx';
import { VisuallyHidden } from '../_shared/components/VisuallyHidden.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useWords } from '../_shared/page/words.ts';
import { Text } from '../_shared/text/Text.tsx';
import type { Testimonials } from './schema.ts';
import { Author, Portrait, Quotation, Source, Stars, Words } from './style.ts';
import { testimonialsLayouts } from './testimonialsLayouts.ts';

/** Quotations with their authors, in columns or in a row that scrolls sideways. */
export default function TestimonialsView({ section }: ViewProps<Testimonials>) {
  const { items, layout = 'grid' } = section;
  const List = testimonialsLayouts[layout];
  return (
    <SectionFrame section={section}>
      <List
        data-look={layout}
        data-columns={suitableColumns(items.length)}
        {...(layout === 'row' && { tabIndex: 0, 'aria-label': section.title })}
      >
        {items.map(({ text, author, role, company, image, rating }) => (
          <Quotation key={`${author} ${text}`}>
            {rating && <Rating stars={rating} />}
            <Words>
              <Text>{text}</Text>
            </Words>
            <Source>
              {image && (
                <Portrait>
                  <Picture image={image} sizes="3.5rem" />
                </Portrait>
              )}
              <span>
                <Author>{author}</Author>
                {[role, company].filter(Boolean).join(', ')}
              </span>
            </Source>
          </Quotation>
        ))}
      </List>
    </SectionFrame>
  );
}

function Rating({ stars }: { stars: number }) {
  const words = useWords({ testimonials: english.testimonials });
  return (
    <Stars>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} data-full={star <= stars ? 'yes' : undefined}>
          <Icon name="star" />
        </span>
      ))}
      <VisuallyHidden>{words.testimonials.rating({ stars })}</VisuallyHidden>
    </Stars>
  );
}

/** Returns two columns for two or four testimonials, and three for other numbers. */
function suitableColumns(count: number): 1 | 2 | 3 {
  if (count === 1) return 1;
  return count === 2 || count === 4 ? 2 : 3;
}
