import { findFile } from '../../../base/files/findFile.ts';
import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import type { Page } from '../../../schema/vocabulary.ts';
import type { PageContext } from '../../../sections/index.ts';
import type { RenderContext } from '../context/RenderContext.ts';
import type { ArticleMetadata } from './describeArticle.ts';
import { findSharePicture } from './findSharePicture.ts';
import { metaTag, metaTags } from './metaTags.ts';

/** Renders what other sites and messengers show of a page that links to it: Open Graph, and a card of X. */
export function renderShareCard(
  page: Page,
  context: PageContext,
  renderContext: RenderContext,
  article: ArticleMetadata | undefined,
): string[] {
  const { site, assets } = renderContext;
  const absolute = (image: string | undefined) => {
    if (!image?.startsWith('/')) return undefined;
    const file = findFile(assets.files, image);
    return file === undefined ? context.absolute(image) : new URL(file, site.url).href;
  };
  const ownImageUrl =
    absolute(page.image) ?? findSharePicture(page, renderContext, context) ?? article?.image;
  const imageUrl = ownImageUrl ?? absolute(site.social?.image);
  const imageAlt = (ownImageUrl ? undefined : site.social?.imageAlt) ?? page.title;
  const url = context.absolute(page.route);
  return [
    ...metaTags('property', {
      'og:type': page.type ?? (article ? 'article' : 'website'),
      'og:site_name': site.name,
      'og:title': page.title,
      'og:description': page.description,
      'og:url': url,
      'og:locale': toOpenGraphLocale(site.locale),
      'og:image': imageUrl,
      'og:image:alt': imageUrl && imageAlt,
    }),
    ...(article?.properties ?? []).map(([property, content]) =>
      metaTag('property', property, content),
    ),
    // X takes the title, description and picture from Open Graph.
    ...metaTags('name', {
      'twitter:card': imageUrl ? 'summary_large_image' : 'summary',
      'twitter:site': site.social?.twitter,
    }),
  ];
}

/** Returns a locale as Open Graph writes it, with a country: `de_DE`. */
function toOpenGraphLocale(locale: string): string {
  return getOrCreate(openGraphLocales, locale, () => {
    const { language, region } = new Intl.Locale(locale).maximize();
    return region ? `${language}_${region}` : language;
  });
}

const openGraphLocales = new Map<string, string>();
