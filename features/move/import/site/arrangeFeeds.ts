import { decodePath } from '../../../../base/text/encodePath.ts';
import type { ImportedFeed } from '../model/ImportedSite.ts';
import type { ImportNote } from '../model/ImportNote.ts';
import { normalizeAddress } from '../place/normalizeAddress.ts';
import { isArchive } from './listKnownPages.ts';
import type { ReadFeed } from './readFeed.ts';
import type { SiteAddresses } from './SiteAddresses.ts';

/**
 * Finds the collection of each feed. Feeds of comments and topics are noted.
 *
 * @param options.collections address of an article → its collection
 */
export function arrangeFeeds(
  feeds: readonly ReadFeed[],
  {
    addresses,
    collections,
    origin,
    note,
  }: {
    addresses: SiteAddresses;
    collections: ReadonlyMap<string, string>;
    origin: string;
    note(note: ImportNote): void;
  },
): ImportedFeed[] {
  return feeds.flatMap(({ address, title, description, entries }): ImportedFeed[] => {
    const found = entries.map(({ link }) => {
      const target = addresses.resolve(link, origin + address) ?? '';
      return target.includes('#')
        ? undefined
        : collections.get(normalizeAddress(decodePath(target)));
    });
    const collection = found.find((one) => one !== undefined && one !== 'pages');
    if (collection === undefined || isArchive(address) || /comment/.test(address)) {
      note({ file: address, what: 'a feed of comments or topics', became: 'left out' });
      return [];
    }
    return [{ address, title: title || 'News', ...(description && { description }), collection }];
  });
}
