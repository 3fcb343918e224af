import * as english from '../../../schema/messages/english.ts';
import type { Site } from '../../../schema/vocabulary/site/site.ts';
import { usePage } from '../../../sections/_shared/page/page.ts';
import { useWords } from '../../../sections/_shared/page/words.ts';
import { nameLength } from './fitsPhoneHeader.ts';
import { Brand, Mark } from './header.style.ts';

/**
 * The logo and the site's name, linking home. A site without a logo has its name alone.
 *
 * @param props.lazy whether to load the picture when it comes into view
 */
export function Logo({ lazy = false, brand = 'both' }: LogoProps) {
  const words = useWords({ page: english.page });
  const page = usePage();
  const { logo, name } = page.site;
  const image = logo && brand !== 'name' ? page.image(logo.src) : undefined;
  const home = page.link('/').href;
  const length = nameLength(name);
  return (
    <Brand
      href={home}
      data-name={length === 'short' ? undefined : length}
      aria-label={`${name}, ${words.page.home}`}
    >
      {image && (
        <Mark
          src={image.src}
          width={image.width}
          height={image.height}
          alt=""
          decoding="async"
          loading={lazy ? 'lazy' : undefined}
        />
      )}
      {(brand !== 'logo' || !image) && <span>{name}</span>}
    </Brand>
  );
}

interface LogoProps {
  lazy?: boolean;
  brand?: Site['header']['brand'];
}
