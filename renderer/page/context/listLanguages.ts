import { nameLanguage } from '../../../base/messages/nameLanguage.ts';
import type { Page } from '../../../schema/vocabulary.ts';
import type { PageContext } from '../../../sections/index.ts';
import type { RenderContext } from './RenderContext.ts';

/** Lists the languages of the site with the version of a page in each. Empty with one language. */
export function listLanguages(
  page: Pick<Page, 'route' | 'original'>,
  renderContext: RenderContext,
): Languages {
  const { site, base, versions = {}, locale } = renderContext;
  const { locales = [] } = site;
  if (locales.length < 2) return [];
  const own = versions[page.original ?? page.route] ?? {};
  const home = versions['/'] ?? {};
  return locales.flatMap((language): Languages | Languages[number] => {
    const version = own[language];
    const route = version?.route ?? home[language]?.route;
    if (route === undefined) return [];
    return {
      locale: language,
      name: nameLanguage(language),
      href: base + route.slice(1),
      ...(language === locale && { isCurrent: true }),
      ...(!version && { isMissing: true }),
    };
  });
}

/** Returns the route of the home page in the language of the context. */
export function findHome({ versions, locale }: Pick<RenderContext, 'versions' | 'locale'>): string {
  return (locale !== undefined && versions?.['/']?.[locale]?.route) || '/';
}

type Languages = NonNullable<PageContext['languages']>;
