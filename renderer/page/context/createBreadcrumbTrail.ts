import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import * as english from '../../../schema/messages/english.ts';
import type { Page } from '../../../schema/vocabulary/page.ts';
import type { Site } from '../../../schema/vocabulary/site/site.ts';
import { getTexts } from '../../../sections/_shared/page/words.ts';
import { findHome } from './listLanguages.ts';
import type { RenderContext } from './RenderContext.ts';
import { translateLink } from './translateLink.ts';

type Pages = readonly { route: string; breadcrumb?: string }[];

/**
 * Returns the breadcrumbs of a page: home, then one for each part of its route that is a page. The
 * label is the page's `breadcrumb`, otherwise the label of a link in the header, otherwise the segment in
 * title case with spaces for hyphens. Empty on home.
 */
export function createBreadcrumbTrail(
  page: Pick<Page, 'route'> & { breadcrumb?: string },
  pages: Pages,
  site: Pick<Site, 'words' | 'header'>,
  language: Pick<RenderContext, 'versions' | 'locale'> = {},
): { label: string; to: string }[] {
  const home = findHome(language);
  if (page.route === home) return [];
  const labels = indexLabels(pages);
  const segments = page.route.slice(1).split('/');
  return [
    { label: getTexts({ page: english.page }, site.words).page.home, to: '/' },
    ...segments.flatMap((segment, i) => {
      const to = `/${segments.slice(0, i + 1).join('/')}`;
      if (to === home || (to !== page.route && !labels.has(to))) return [];
      const own = to === page.route ? page.breadcrumb : labels.get(to);
      return [{ label: own ?? getLinkLabel(to, site.header, language) ?? titleCase(segment), to }];
    }),
  ];
}

/** Indexes the labels by route, once for each list, since every page needs them. */
function indexLabels(pages: Pages): Map<string, string | undefined> {
  return getOrCreate(
    indexes,
    pages,
    () => new Map(pages.map(({ route, breadcrumb }) => [route, breadcrumb])),
  );
}

const indexes = new WeakMap<Pages, Map<string, string | undefined>>();

/** Returns the label of the first link to a route in the header. */
function getLinkLabel(
  route: string,
  { items = [] }: Site['header'],
  language: Pick<RenderContext, 'versions' | 'locale'>,
): string | undefined {
  const links = items.flatMap((item) => [
    item,
    ...[item, ...(item.groups ?? [])].flatMap(
      ({ items = [] }: { items?: typeof item.items }) => items,
    ),
  ]);
  return links.find(({ to }) => to && translateLink(to, language).address === route)?.label;
}

function titleCase(segment: string): string {
  return segment.replaceAll('-', ' ').replaceAll(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
