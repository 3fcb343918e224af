import type { Page } from '../../schema/page.ts';
import { words } from '../../sections/_shared/words.ts';

type Pages = readonly { route: string; breadcrumb?: string }[];

/**
 * The way from home to a page: home, then one crumb a path segment. A page's own `breadcrumb` is
 * its label; a segment without one is title-cased, hyphens turned to spaces. Empty on home.
 */
export function createBreadcrumbTrail(
  page: Pick<Page, 'route'> & { breadcrumb?: string },
  pages: Pages,
): { label: string; to: string }[] {
  if (page.route === '/') return [];
  const labels = indexLabels(pages);
  const segments = page.route.slice(1).split('/');
  return [
    { label: words.home, to: '/' },
    ...segments.map((segment, i) => {
      const to = `/${segments.slice(0, i + 1).join('/')}`;
      const label = to === page.route ? page.breadcrumb : labels.get(to);
      return { label: label ?? titleCase(segment), to };
    }),
  ];
}

/** Asked for by every page: made once for a list. */
function indexLabels(pages: Pages): Map<string, string | undefined> {
  let labels = known.get(pages);
  if (!labels) {
    labels = new Map(pages.map(({ route, breadcrumb }) => [route, breadcrumb]));
    known.set(pages, labels);
  }
  return labels;
}

const known = new WeakMap<Pages, Map<string, string | undefined>>();

function titleCase(segment: string): string {
  return segment.replaceAll('-', ' ').replaceAll(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
