import { posix } from 'node:path';
import { isMapping } from '../../../../base/values/isMapping.ts';
import type { ImportedFeed, ImportedListing } from '../model/ImportedSite.ts';
import type { OpenedText } from '../source/openSourceText.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';
import { titleize } from '../text/titleize.ts';

/**
 * Reads a template that the build makes here: a feed, a map of the site, a list of articles.
 *
 * @param data the values of the template, including the values of the folders above it
 * @returns the feed or list that it writes; undefined for a template with a text of its own
 */
export function readEleventyPage(
  { path, body, data }: Pick<OpenedText, 'path' | 'body' | 'data'>,
  address: string,
  folder: SourceFolder,
): { feed?: ImportedFeed; listing?: ImportedListing } | undefined {
  if (/\.(?:xml|json|txt|webmanifest)$/.test(address)) {
    if (/<(?:feed|rss)\b/.test(body) && address.endsWith('.xml'))
      return { feed: { address, title: 'News', collection: 'posts' } };
    folder.noteFile(path, 'a file with templates', 'left out');
    return {};
  }
  if (/^\/404(?:\.html)?\/?$/.test(address)) {
    folder.noteFile(
      path,
      'the page for addresses that do not exist',
      'left out; the page `/404` says it here',
    );
    return {};
  }
  const { pagination, permalink, title } = data;
  const paginated = isMapping(pagination) ? String(pagination.data ?? '') : undefined;
  if (paginated === undefined && !/collections\b/.test(body)) return undefined;
  const isTopic = paginated === 'collections' && /\{\{\s*tag/.test(String(permalink));
  if (paginated !== undefined && !/^collections\.\w+/.test(paginated) && !isTopic) {
    folder.noteFile(path, 'pages made from data', 'left out: write them with `each:`');
    return {};
  }
  folder.noteFile(path, 'a page that lists articles', 'is written anew');
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
