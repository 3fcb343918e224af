import { isNotFoundRoute } from '../../../base/text/isNotFoundRoute.ts';
import type { Page } from '../../../schema/vocabulary.ts';
import type { PageContext } from '../../../sections/index.ts';

/** Returns the schema.org objects of every page: organization, website (home) and breadcrumbs. */
export function createShellStructuredData(page: Page, context: PageContext): object[] {
  const { site } = context;
  const home = context.absolute('/');
  const organization = {
    '@type': 'Organization',
    '@id': `${home}#organization`,
    name: site.name,
    url: home,
    email: site.email,
    description: site.description,
    ...(site.logo && { logo: context.absolute(site.logo.src) }),
    ...(site.social?.profiles && { sameAs: site.social.profiles.map(({ to }) => to) }),
    ...site.organization,
  };
  if (isNotFoundRoute(page.route)) return [];
  if ((page.original ?? page.route) === '/')
    return [
      organization,
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: site.name,
        url: home,
        inLanguage: site.locale,
        publisher: { '@id': organization['@id'] },
      },
    ];
  return [
    organization,
    {
      '@type': 'BreadcrumbList',
      itemListElement: context.breadcrumbs.map(({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: context.absolute(to),
      })),
    },
  ];
}
