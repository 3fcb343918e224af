import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { toSlug } from '../../../base/text/toSlug.ts';
import { transliterate } from '../../../base/text/transliterate.ts';
import { english, type Site } from '../../../schema/vocabulary.ts';
import { getTexts } from '../../../sections/index.ts';
import { findHome } from './listLanguages.ts';
import type { RenderContext } from './RenderContext.ts';
import { translateLink } from './translateLink.ts';

type Pages = readonly { route: string; title?: string; breadcrumb?: string }[];

/**
 * Returns the breadcrumbs of a page: home, then one for each part of its route that is a page. The
 * label is the page's `breadcrumb` or the name of its row, otherwise the label of a link in the header,
 * otherwise the segment as the title spells it, or in title case with spaces for hyphens. Empty on home.
 */
export function createBreadcrumbTrail(
  page: Pages[number],
  pages: Pages,
  site: Pick<Site, 'words' | 'header'>,
  language: Pick<RenderContext, 'versions' | 'locale'> = {},
): { label: string; to: string }[] {
  if (page.route === findHome(language)) return [];
  return [
    { label: getTexts({ page: english.page }, site.words).page.home, to: '/' },
    ...listTrailPages(page, pages, language).map(({ route: to, title = '', breadcrumb }) => {
      const segment = to.slice(to.lastIndexOf('/') + 1);
      const label =
        breadcrumb ??
        getLinkLabel(to, site.header, language) ??
        findSpelling(segment, title) ??
        titleCase(segment);
      return { label, to };
    }),
  ];
}

/** Lists the pages of a page's breadcrumbs below the home page. The page itself is the last one. */
export function listTrailPages(
  page: Pages[number],
  pages: Pages,
  language: Pick<RenderContext, 'versions' | 'locale'> = {},
): Pages {
  const home = findHome(language);
  if (page.route === home) return [];
  const byRoute = indexPages(pages);
  const segments = page.route.slice(1).split('/');
  return segments.flatMap((_, i) => {
    const to = `/${segments.slice(0, i + 1).join('/')}`;
    if (to === page.route) return page;
    return (to !== home && byRoute.get(to)) || [];
  });
}

/** Indexes pages by route, once for each list, since every page needs them. */
function indexPages(pages: Pages): Map<string, Pages[number]> {
  return getOrCreate(indexes, pages, () => new Map(pages.map((page) => [page.route, page])));
}

const indexes = new WeakMap<Pages, Map<string, Pages[number]>>();

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

/** Finds the words of a segment in the title of its page: `tea-for-offices` → “Tea for Offices”. */
function findSpelling(segment: string, title: string): string | undefined {
  if (!toSlug(title, transliterate).includes(segment)) return undefined;
  const words = title.split(/\s+/);
  const slugs = words.map((word) => toSlug(word, transliterate));
  for (const start of words.keys()) {
    let slug = '';
    for (let end = start; end < words.length; end++) {
      slug += slug && slugs[end] ? `-${slugs[end]}` : slugs[end];
      if (slug === segment) {
        const text = words.slice(start, end + 1).join(' ');
        return text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}+#.!?]+$/gu, '');
      }
      if (!segment.startsWith(slug)) break;
    }
  }
  return undefined;
}

function titleCase(segment: string): string {
  return segment.replaceAll('-', ' ').replaceAll(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
