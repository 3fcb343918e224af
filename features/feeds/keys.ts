import Type from 'typebox';
import { defineKeys, listKey } from '../../schema/vocabulary.ts';
import { feed } from './feed.ts';

/** The feeds of a site, with entries that may come from rows. */
export const keys = defineKeys({
  siteLists: {
    feeds: listKey({
      schema: Type.Array(feed, {
        'x-panel': 'Sharing and search',
        description: 'Feeds, as RSS and as JSON Feed, each with its entries.',
      }),
      localize: (feeds, locale) =>
        feeds.map((feed) => ({ ...feed, path: `/${locale}${feed.path}` })),
      // No page shows the entries.
      forPages: (feeds) =>
        feeds.length > 0 ? feeds.map(({ path, title }) => ({ path, title })) : undefined,
    }),
  },
});
