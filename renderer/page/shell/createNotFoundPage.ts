import { getOwn } from '../../../base/values/getOwn.ts';
import { english, type Page, type Site } from '../../../schema/vocabulary.ts';
import { getTexts } from '../../../sections/index.ts';
import type { RenderContext } from '../context/RenderContext.ts';

/** Returns the page `/404` of a site that has none of its own, in a language of the site. */
export function createNotFoundPage({ words }: Pick<Site, 'words'>, locale?: string): Page {
  const { notFound } = getTexts({ notFound: english.notFound }, words);
  return {
    route: '/404',
    ...(locale && { route: `/${locale}/404`, original: '/404', locale }),
    title: notFound.title,
    description: notFound.description,
    robots: 'noindex, follow',
    noindex: true,
    redirectFrom: [],
    sections: [],
    sectionOrigins: [],
    origin: { file: 'pages.yaml', pointer: '/pages' },
  };
}

/** Returns the page that answers a path where no page is, in the language of its first folder. */
export function findNotFoundPage(
  path: string,
  pages: ReadonlyMap<string, Page>,
  { site, localized = {} }: Pick<RenderContext, 'site' | 'localized'>,
): Page {
  const [, locale = ''] = path.split('/');
  const own = getOwn(localized, locale);
  const found = pages.get(own ? `/${locale}/404` : '/404');
  return found ?? createNotFoundPage(own?.site ?? site, own && locale);
}
