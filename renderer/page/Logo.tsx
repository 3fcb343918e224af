import { usePage } from '../../sections/_shared/page.ts';
import { words } from '../../sections/_shared/words.ts';
import { Brand, Mark } from './header.style.ts';

/** The logo and the site's name, linking home. */
export function Logo() {
  const page = usePage();
  const { logo, name } = page.site;
  const image = logo && page.image(logo.src);
  return (
    <Brand href={page.link('/').href} aria-label={`${name}, ${words.home}`}>
      {image && (
        <Mark src={image.src} width={image.width} height={image.height} alt="" decoding="async" />
      )}
      <span>{name}</span>
    </Brand>
  );
}
