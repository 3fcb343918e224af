import { english } from '../../schema/vocabulary.ts';
import { Picture } from '../_shared/components/Picture.tsx';
import { PlainLink } from '../_shared/components/PlainLink.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { usePage } from '../_shared/page/page.ts';
import { useWords } from '../_shared/page/words.ts';
import { Stars } from './Stars.tsx';
import type { Ratings } from './schema.ts';
import { Entry, Facts, Figure, Strip } from './style.ts';

/** Average ratings in a row. */
export default function RatingView({ section }: ViewProps<Ratings>) {
  const words = useWords({ rating: english.rating, testimonials: english.testimonials });
  const { locale } = usePage().site;
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  return (
    <SectionFrame section={section}>
      <Strip data-align={section.align}>
        {section.items.map(({ source, rating, count, image, to }) => (
          <Entry key={source}>
            <Picture image={image} sizes="8rem" />
            <Figure>{format.format(rating)}</Figure>
            <Facts>
              <Stars
                rating={rating}
                label={words.testimonials.rating({ stars: format.format(rating) })}
              />
              <span>
                {to ? <PlainLink to={to}>{source}</PlainLink> : source}
                {count && ` · ${words.rating.reviews({ count })}`}
              </span>
            </Facts>
          </Entry>
        ))}
      </Strip>
    </SectionFrame>
  );
}
