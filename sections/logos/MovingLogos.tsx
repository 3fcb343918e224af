import { english } from '../../schema/vocabulary.ts';
import { useWords } from '../_shared/page/words.ts';
import { LogoCell } from './LogoCell.tsx';
import { Marquee, Pause } from './logosMarquee.style.ts';
import type { Logos } from './schema.ts';
import { List } from './style.ts';
import { useGround } from './useGround.ts';

/** Logos that pass by, with a check box that stops them. The second copy closes the gap behind the first. */
export function MovingLogos({ section }: { section: Logos }) {
  const { items, monochrome } = section;
  const { logos } = useWords({ logos: english.logos });
  const look = { 'data-look': 'marquee', 'data-monochrome': monochrome ? 'yes' : undefined };
  return (
    <>
      <Marquee data-ground={useGround(section)}>
        <List {...look}>
          {items.map((item) => (
            <LogoCell key={item.image.alt + item.image.src} {...item} />
          ))}
        </List>
        <List {...look} aria-hidden="true">
          {items.map(({ image }) => (
            <LogoCell key={image.alt + image.src} image={{ ...image, alt: '' }} />
          ))}
        </List>
      </Marquee>
      <Pause>
        <input type="checkbox" />
        {logos.pause}
      </Pause>
    </>
  );
}
