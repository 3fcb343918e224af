import type { PageContext } from '../../../../sections/section.ts';
import { shortenTitle } from '../../../_shared/titles/index.ts';
import type { Documentation } from './schema.ts';

/** A group of the sidebar. */
export interface LinkGroup {
  title?: string | undefined;
  links: { to: string; label: string }[];
}

/** Lists the groups of the sidebar with the short names of their pages; pages that are not published are left out. */
export function listGroups(
  groups: Documentation['groups'],
  { pages, route, site }: Pick<PageContext, 'pages' | 'route' | 'site'>,
): LinkGroup[] {
  const [, first = ''] = route.split('/');
  const shown = groups ?? [{ below: `/${first}` }];
  return shown.flatMap(({ pages: listed = [], below, ...group }) => {
    const isBelow = (to: string) =>
      below !== undefined && (to === below || to.startsWith(`${below}/`));
    const found = pages.filter((page) => isBelow(page.route)).map((page) => page.route);
    const routes = new Set([...listed, ...found]);
    const links = [...routes].flatMap((to) => {
      const page = pages.find((one) => one.route === to);
      return page ? { to, label: page.breadcrumb ?? shortenTitle(page.title, site.name) } : [];
    });
    return links.length > 0 ? { ...group, links } : [];
  });
}
