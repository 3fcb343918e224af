import type { Page } from '../../schema/page.ts';
import { words } from '../../sections/_shared/words.ts';

/**
 * The way from home to a page: home, then one crumb a path segment. A page's own `breadcrumb` is
 * its label; a segment without one is title-cased, hyphens turned to spaces. Empty on home.
 */
export function breadcrumbTrail(
  page: Pick<Page, 'route'> & { breadcrumb?: string },
  pages: readonly { route: string; breadcrumb?: string }[],
): { label: string; to: string }[] {
  if (page.route === '/') return [];
  const labels = new Map(pages.map(({ route, breadcrumb }) => [route, breadcrumb]));
  labels.set(page.route, page.breadcrumb);
  const segments = page.route.slice(1).split('/');
  return [
    { label: words.home, to: '/' },
    ...segments.map((segment, i) => {
      const to = `/${segments.slice(0, i + 1).join('/')}`;
      return { label: labels.get(to) ?? titleCase(segment), to };
    }),
  ];
}

function titleCase(segment: string): string {
  return segment.replaceAll('-', ' ').replaceAll(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
