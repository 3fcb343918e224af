import type { KnownPage } from './listKnownPages.ts';

/**
 * Names the collection of each article: the folder of its address if a page at this folder lists articles, or
 * else `posts`.
 *
 * @param lists the pages that list articles
 * @returns address of an article → collection
 */
export function nameCollections(
  articles: readonly KnownPage[],
  lists: Iterable<KnownPage>,
): Map<string, string> {
  const folders = new Set([...lists].map(({ address }) => address.replace(/\/$/, '')));
  return new Map(
    articles.map(({ address }) => {
      const [, folder = ''] = /^\/([^/]+)\/./.exec(address) ?? [];
      const isFolder = folder !== '' && folders.has(`/${folder}`) && !/^\d+$/.test(folder);
      return [address, isFolder ? folder : 'posts'];
    }),
  );
}
