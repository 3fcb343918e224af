import { listLogoGrounds } from '../../../schema/index.ts';
import { english, type Site } from '../../../schema/vocabulary.ts';
import { usePage, useWords } from '../../../sections/index.ts';
import { nameLength } from './fitsPhoneHeader.ts';
import { Brand, Mark } from './header.style.ts';

/**
 * The logo and the site's name, linking home. A site without a logo has its name alone, and a wide logo
 * stands without the name. On dark ground, the logo is the one for dark ground.
 *
 * @param props.place `footer` loads the picture when it comes into view
 */
export function Logo({ place }: { place: 'header' | 'footer' }) {
  const words = useWords({ page: english.page });
  const page = usePage();
  const { name } = page.site;
  const { brand, image } = useBrand();
  const length = nameLength(name);
  return (
    <Brand
      href={page.link('/').href}
      data-name={length === 'short' ? undefined : length}
      aria-label={`${name}, ${words.page.home}`}
    >
      {image && brand !== 'name' && <Picture place={place} />}
      {(brand !== 'logo' || !image) && <span>{name}</span>}
    </Brand>
  );
}

/** Returns what represents the site, with its logo. */
export function useBrand() {
  const page = usePage();
  const { logo, header } = page.site;
  const image = logo && header.brand !== 'name' ? page.image(logo.src) : undefined;
  const isWide = image !== undefined && image.width > 2.5 * image.height;
  return { brand: header.brand ?? (isWide ? 'logo' : 'both'), image };
}

/**
 * The header contains a small logo. Otherwise it is a file; if that cannot be loaded, `Mark` shows the
 * original in the header, and nothing in the footer. It does so in Firefox only for an image with a
 * text, which readers need not hear beside the name of the link.
 */
function Picture({ place }: { place: 'header' | 'footer' }) {
  const page = usePage();
  const { name } = page.site;
  const paths = chooseLogos(page.site, place);
  const [first, second] = paths.map((path) => {
    const { src, inline, ...size } = page.image(path);
    return { ...size, src: place === 'header' ? (inline ?? src) : src };
  });
  if (!first) return null;
  const isInline = [first, second].every((one) => one?.src.startsWith('data:') ?? true);
  const mark = (
    <Mark
      src={first.src}
      width={first.width}
      height={first.height}
      decoding="async"
      loading={place === 'footer' ? 'lazy' : undefined}
      {...(isInline
        ? { alt: '' }
        : {
            alt: name,
            'aria-hidden': true,
            'data-original': place === 'header' ? getOriginal(paths, page.site) : '',
          })}
    />
  );
  if (!second || second.src === first.src) return mark;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={second.src} />
      {mark}
    </picture>
  );
}

/** Returns which of the site's logos a place shows: the one for dark ground everywhere or in the dark scheme. */
function getOriginal(paths: readonly string[], { logo }: Site): 'logo' | 'dark' | 'both' {
  if (!paths.includes(logo?.dark ?? '')) return 'logo';
  return paths.every((path) => path === logo?.dark) ? 'dark' : 'both';
}

/** Returns the file of the logo in each scheme that the site offers. */
function chooseLogos(site: Site, place: 'header' | 'footer'): string[] {
  const { src = '', dark = src } = site.logo ?? {};
  if (dark === src) return [src];
  return listLogoGrounds(site)
    .filter((ground) => ground.place === place)
    .map(({ isDark }) => (isDark ? dark : src));
}
