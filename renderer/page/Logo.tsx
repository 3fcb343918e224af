import { usePage } from '../../sections/_shared/page.ts';
import { words } from '../../sections/_shared/words.ts';
import { Brand, Mark } from './header.style.ts';

/**
 * The logo and the site's name, linking home. The header carries the picture in the page itself;
 * with `lazy` it is a file that loads when it comes into view, so that the page holds it once.
 */
export function Logo({ lazy = false }: { lazy?: boolean }) {
  const page = usePage();
  const { logo, name } = page.site;
  const image = logo && page.image(logo.src);
  const home = page.link('/').href;
  return (
    <Brand href={home} aria-label={`${name}, ${words.home}`}>
      {image && (
        <Mark
          src={lazy ? home + logo.src.slice(1) : image.src}
          width={image.width}
          height={image.height}
          alt=""
          decoding="async"
          loading={lazy ? 'lazy' : undefined}
        />
      )}
      <span>{name}</span>
    </Brand>
  );
}
