import { english } from '../../schema/vocabulary.ts';
import { Picture } from '../_shared/components/Picture.tsx';
import { PlainLink } from '../_shared/components/PlainLink.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { usePage } from '../_shared/page/page.ts';
import { useWords } from '../_shared/page/words.ts';
import type { Ratings } from './schema.ts';
import { Entry, Facts, Figure, Row, Strip } from './style.ts';

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

/** Five stars; a part has the colour of the accent. The inner drawing cuts off the rest. */
function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <Row viewBox="0 0 120 24" width="120" height="24" role="img" aria-label={label}>
      <path data-part="empty" d={stars} />
      <svg width={rating * 24} height="24" aria-hidden="true">
        <path d={stars} />
      </svg>
    </Row>
  );
}

const star = 'l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z';
const stars = [12, 36, 60, 84, 108].map((x) => `M${x} 2.4${star}`).join('');
