import { decodePath } from '../../../../base/text/encodePath.ts';
import type { ImportedListing } from '../model/ImportedSite.ts';
import { readLine } from './collapse.ts';
import type { WxrExport, WxrItem } from './WxrExport.ts';

/** Lists the pages of categories and tags, which WordPress has at `/category/…` and `/tag/…`. */
export function listTermPages(site: WxrExport, items: readonly WxrItem[]): ImportedListing[] {
  return (['category', 'post_tag'] as const).flatMap((domain) => {
    const base = domain === 'category' ? '/category' : '/tag';
    const oldAddresses: Record<string, string[]> = {};
    for (const item of items) {
      if (item.fields.get('wp:post_type') !== 'post') continue;
      for (const term of item.terms)
        if (term.domain === domain && term.label !== '')
          oldAddresses[readLine(term.label)] ??= [`${base}/${findPath(site, term.nicename)}`];
    }
    if (Object.keys(oldAddresses).length === 0) return [];
    return {
      address: `${base}/:value`,
      furtherPages: `${base}/:value/page/:number`,
      title: domain === 'category' ? 'Category' : 'Tag',
      collection: 'posts',
      values: domain === 'category' ? ('categories' as const) : ('tags' as const),
      oldAddresses,
    };
  });
}

/** Returns the path of a category below its parents. */
function findPath({ parents }: WxrExport, nicename: string): string {
  const path = [nicename];
  for (let parent = parents.get(nicename); parent && path.length < 10; parent = parents.get(parent))
    if (path.includes(parent)) break;
    else path.unshift(parent);
  return path.map(decodePath).join('/');
}
