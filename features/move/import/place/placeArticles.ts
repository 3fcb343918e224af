import { toSlug } from '../../../../base/text/toSlug.ts';
import { transliterate } from '../../../../base/text/transliterate.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { ImportNote } from '../model/ImportNote.ts';
import { canRedirect } from './canRedirect.ts';
import { chooseRoute } from './chooseRoute.ts';
import { nameCollection } from './nameCollection.ts';
import { normalizeAddress } from './normalizeAddress.ts';

/** An article with its place in the new site. */
export interface PlacedArticle {
  article: ImportedArticle;
  /** Name of its collection, in one word. */
  collection: string;
  key: string;
  route: string;
  oldAddresses: string[];
  /** Whether another page has its address, so that it is hidden. */
  isBehind: boolean;
}

/**
 * Decides the key and the route of each article. A source that was imported before keeps its key, and an
 * address stays the same if no other page has it.
 *
 * @param taken the routes of pages that exist and are not of an import
 * @param known source → key, as an earlier import chose them
 * @param files names of other files in `pages/`, without ending
 */
export function placeArticles(
  articles: readonly ImportedArticle[],
  {
    taken,
    known,
    files,
    note,
  }: {
    taken: ReadonlySet<string>;
    known: ReadonlyMap<string, string>;
    files: Iterable<string>;
    note: (note: ImportNote) => void;
  },
): PlacedArticle[] {
  const routes = new Set(taken);
  const keys = new Set([
    ...articles.flatMap(({ source }) => known.get(source) ?? []),
    ...[...files].map((name) => `${pageFiles}/${name}`),
  ]);
  const olds = new Set<string>();
  return articles.map((article) => {
    const collection = nameCollection(article.collection);
    const wanted = chooseRoute(article.address);
    const isBehind = taken.has(wanted);
    const route = findFree(wanted === '/' && isBehind ? '/start' : wanted, routes);
    routes.add(route);
    if (isBehind)
      note({
        file: article.source,
        what: 'a text at the address of a page that exists',
        piece: wanted,
        became: `is a draft, until the page that exists is removed and the import repeated, at ${route}`,
      });
    else if (route !== wanted)
      note({
        file: article.source,
        what: 'a text at the address of another text',
        piece: article.address,
        became: `is at ${route}`,
      });
    const folder = article.sections ? pageFiles : collection;
    const key = known.get(article.source)?.replace(/^.*\//, '') ?? findKey(article, folder, keys);
    keys.add(`${folder}/${key}`);
    const old = normalizeAddress(article.address);
    const own = [
      ...(old !== route && !isBehind && wanted === route ? [old] : []),
      ...(article.oldAddresses ?? []),
    ];
    const oldAddresses = own.filter((address) => {
      const comparable = address.includes('?') ? address : normalizeAddress(address);
      if (comparable === route || olds.has(comparable)) return false;
      olds.add(comparable);
      if (canRedirect(comparable)) return true;
      note({
        file: article.source,
        what: 'an old address that cannot lead to a page here',
        piece: address,
        became: `left out; the text is at ${route}`,
      });
      return false;
    });
    return { article, collection, key, route, oldAddresses, isBehind };
  });
}

/** Before the keys of pages, which are names of files in `pages/`. */
export const pageFiles = 'pages.yaml';

function findKey(
  { address, title, source, sections }: ImportedArticle,
  folder: string,
  keys: ReadonlySet<string>,
): string {
  const name = normalizeAddress(address).split('/').at(-1) ?? '';
  const last = sections && name === '' ? 'home' : name;
  const slug =
    toSlug(last.replace(/\.html?$/, ''), transliterate) ||
    toSlug(title, transliterate) ||
    toSlug(source, transliterate) ||
    'text';
  const stem = slug === 'readme' ? 'read-me' : slug.slice(0, 120).replace(/-+$/, '');
  for (let number = 1; ; number++) {
    const key = number === 1 ? stem : `${stem}-${number}`;
    if (!keys.has(`${folder}/${key}`)) return key;
  }
}

function findFree(route: string, routes: ReadonlySet<string>): string {
  const [, stem = route, ending = ''] = /^(.*?)(\.html?)?$/.exec(route) ?? [];
  let free = route;
  for (let number = 2; routes.has(free); number++) free = `${stem}-${number}${ending}`;
  return free;
}
