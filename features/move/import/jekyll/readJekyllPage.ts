import { posix } from 'node:path';
import type { ImportedListing } from '../model/ImportedSite.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';
import { titleize } from '../text/titleize.ts';
import type { JekyllDocument } from './JekyllDocument.ts';

/**
 * Reads a page that the build makes here: the page for missing addresses, and lists of posts.
 *
 * @returns the lists of the page; undefined for a page with a text of its own
 */
export function readJekyllPage(
  { path, body, data, address }: JekyllDocument,
  folder: SourceFolder,
): ImportedListing[] | undefined {
  if (/^404\./.test(path) || /^\/404(?:\.html)?\/?$/.test(address)) {
    folder.noteFile(
      path,
      'the page for addresses that do not exist',
      'left out; the page `/404` says it here',
    );
    return [];
  }
  const isHome =
    /(?:^|\/)index\.\w+$/.test(path) && /^(?:home|posts|blog)$/.test(String(data.layout));
  if (!isHome && !/site\.(posts|tags|categories)\b|paginator\./.test(body)) return undefined;
  folder.noteFile(
    path,
    'a page that lists articles',
    `is written anew, with the articles at its address ${address}`,
  );
  const title =
    typeof data.title === 'string'
      ? data.title
      : titleize(posix.basename(path).replace(/\.\w+$/, ''));
  return [{ address, title, collection: 'posts' }];
}
