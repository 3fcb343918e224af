import { english, toAnchor } from '../../schema/vocabulary.ts';
import { Island } from '../_shared/components/Island.tsx';
import { Picture } from '../_shared/components/Picture.tsx';
import { Stat, StatList } from '../_shared/components/Stat.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useWords } from '../_shared/page/words.ts';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Line, Text } from '../_shared/text/Text.tsx';
import CarouselIsland from './island.tsx';
import type { Carousel } from './schema.ts';
import {
  Beside,
  Description,
  Figure,
  Slide,
  SlideText,
  Stage,
  Subtitle,
  Title,
  Track,
} from './style.ts';

/**
 * Slides that advance by themselves. They are a row that scrolls and snaps, readable without
 * JavaScript; the island contains only the controls.
 */
export default function CarouselView({ section }: ViewProps<Carousel>) {
  const words = useWords({ carousel: english.carousel });
  const { slides, interval, stats, title } = section;
  const heading = useItemHeading(section);
  const names = slides.map((slide) => slide.title ?? slide.image?.alt ?? '');
  const id = section.id ?? toAnchor(title ?? names[0] ?? '');
  const count = slides.length;
  return (
    <SectionFrame section={section}>
      <Beside data-stats={stats ? 'yes' : 'no'}>
        <Stage
          role="group"
          aria-roledescription={words.carousel.kind}
          aria-label={title ?? names[0]}
          data-carousel=""
        >
          <Island
            name="carousel"
            id={id}
            on="visible"
            component={CarouselIsland}
            words={['carousel']}
            props={{
              track: `${id}-slides`,
              titles: names,
              ...(interval && { interval }),
            }}
          />
          <Track id={`${id}-slides`} tabIndex={0} role="group" aria-label={words.carousel.slides}>
            {slides.map((slide, index) => (
              <Slide
                key={`${names[index]} ${slide.image?.src}`}
                role="group"
                aria-roledescription={words.carousel.slide}
                aria-label={words.carousel.position({ number: index + 1, count: count })}
                data-picture={slide.image ? (hasText(slide) ? 'yes' : 'only') : 'no'}
              >
                <Picture
                  image={slide.image}
                  sizes={hasText(slide) ? '(min-width: 62rem) 26rem, 92vw' : '92vw'}
                  within={Figure}
                />
                {hasText(slide) && (
                  <SlideText>
                    <Line within={Title} as={heading}>
                      {slide.title}
                    </Line>
                    <Line within={Subtitle}>{slide.subtitle}</Line>
                    <Text within={Description}>{slide.description}</Text>
                    {slide.stat && (
                      <StatList>
                        <Stat stat={slide.stat} />
                      </StatList>
                    )}
                  </SlideText>
                )}
              </Slide>
            ))}
          </Track>
        </Stage>
        {stats && (
          <StatList data-beside="">
            {stats.map((stat) => (
              <Stat key={stat.label} stat={stat} />
            ))}
          </StatList>
        )}
      </Beside>
    </SectionFrame>
  );
}

function hasText({ title, subtitle, description, stat }: Carousel['slides'][number]): boolean {
  return Boolean(title || subtitle || description || stat);
}
