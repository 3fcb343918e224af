import { isMapping } from '../../../../base/values/isMapping.ts';
import type { ImportedListing } from '../model/ImportedSite.ts';
import { titleize } from '../text/titleize.ts';

/**
 * Lists what plugins write, by `_config.yml`: the feed, pages of tags and categories, and further pages of lists.
 *
 * @param values the values of `_config.yml`
 * @param listings the lists that pages show, to which the addresses of further pages are added
 */
export function listPluginPages(
  values: Readonly<Record<string, unknown>>,
  listings: readonly ImportedListing[],
): { feeds: string[]; listings: ImportedListing[] } {
  const archives = listArchives(values);
  const all = [...listings, ...archives];
  if (typeof values.paginate_path === 'string' || values.paginate !== undefined) {
    const pattern = typeof values.paginate_path === 'string' ? values.paginate_path : '/page:num';
    const [, start = '/'] = /^(.*\/)[^/]*:num/.exec(pattern) ?? [];
    const listing = all.find(({ address }) => address === start || `${address}/` === start);
    if (listing) {
      listing.furtherPages = pattern.replace(/\/$/, '');
      if (Number(values.paginate) > 0) listing.pageSize = Number(values.paginate);
    }
  }
  return { feeds: listFeeds(values), listings: all };
}

/** The feed of `jekyll-feed`. */
function listFeeds({ plugins, gems, feed }: Readonly<Record<string, unknown>>): string[] {
  const names = JSON.stringify([plugins, gems]);
  if (!names.includes('jekyll-feed') && !names.includes('github-pages')) return [];
  const path = isMapping(feed) && typeof feed.path === 'string' ? feed.path : 'feed.xml';
  return [`/${path.replace(/^\//, '')}`];
}

/** The pages of `jekyll-archives`. */
function listArchives(values: Readonly<Record<string, unknown>>): ImportedListing[] {
  const archives = values['jekyll-archives'];
  const permalinks =
    isMapping(archives) && isMapping(archives.permalinks) ? archives.permalinks : {};
  return (
    [
      ['tag', 'tags'],
      ['category', 'categories'],
    ] as const
  ).flatMap(([name, column]): ImportedListing[] => {
    const pattern = permalinks[name];
    if (typeof pattern !== 'string') return [];
    const address = pattern.replace(':name', ':value');
    return [{ address, title: titleize(column), collection: 'posts', values: column }];
  });
}
