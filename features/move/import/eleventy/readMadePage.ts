import { posix } from 'node:path';
import { isMapping } from '../../../../base/values/isMapping.ts';
import type { ImportedFeed, ImportedListing } from '../model/ImportedSite.ts';
import type { SourceText } from '../source/openText.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';
import { titleize } from '../text/titleize.ts';

/**
 * Reads a template that the build makes here: a feed, a map of the site, a list of articles.
 *
 * @param data the values of the template, with those of the folders above it
 * @returns the feed or list that it writes; undefined for a template with a text of its own
 */
export function readMadePage(
  { path, body, data }: Pick<SourceText, 'path' | 'body' | 'data'>,
  address: string,
  folder: SourceFolder,
): { feed?: ImportedFeed; listing?: ImportedListing } | undefined {
  if (/\.(?:xml|json|txt|webmanifest)$/.test(address)) {
    if (/<(?:feed|rss)\b/.test(body) && address.endsWith('.xml'))
      return { feed: { address, title: 'News', collection: 'posts' } };
    folder.add({ file: path, what: 'a file with templates', became: 'left out' });
    return {};
  }
  if (/^\/404(?:\.html)?\/?$/.test(address)) {
    folder.add({
      file: path,
      what: 'the page for addresses that do not exist',
      became: 'left out; the page `/404` says it here',
    });
    return {};
  }
  const { pagination, permalink, title } = data;
  const paginated = isMapping(pagination) ? String(pagination.data ?? '') : undefined;
  if (paginated === undefined && !/collections\b/.test(body)) return undefined;
  const isTopic = paginated === 'collections' && /\{\{\s*tag/.test(String(permalink));
  if (paginated !== undefined && !/^collections\.\w+/.test(paginated) && !isTopic) {
    folder.add({
      file: path,
      what: 'pages made from data',
      became: 'left out: write them with `each:`',
    });
    return {};
  }
  folder.add({ file: path, what: 'a page that lists articles', became: 'is written anew' });
  return {
    listing: {
      address: isTopic ? String(permalink).replace(/\{\{.*$/, ':value') : address,
      title:
        typeof title === 'string' && !title.includes('{')
          ? title
          : titleize(posix.basename(address) || 'Articles'),
      collection: 'posts',
      ...(isTopic && { values: 'tags' as const }),
    },
  };
}
