import Type, { type Static } from 'typebox';
import { link, mapping, moment, plain } from '../../schema/vocabulary.ts';

const feedItem = mapping('An entry of a feed.', {
  title: plain('Title of the entry.'),
  to: link('The page of the entry.'),
  date: moment('When it was published (ISO 8601).'),
  id: Type.Optional(
    plain('Its id, as feed readers know it from an earlier site. Default: its address.'),
  ),
  text: Type.Optional(plain('What it is about, in a few sentences.')),
  author: Type.Optional(plain('Name of the author.')),
  tags: Type.Optional(Type.Array(plain('A tag.'), { description: 'What it is about.' })),
});

/** The schema of an entry of `site.feeds`. */
export const feed = mapping('A feed, as RSS and as JSON Feed.', {
  path: Type.String({
    pattern: '^/[a-z0-9/-]*[a-z0-9]$',
    description:
      'Where the feed is: `/blog/feed` creates /blog/feed.xml (RSS) and /blog/feed.json.',
  }),
  title: plain('Title of the feed.'),
  description: plain('What the feed is about.'),
  items: Type.Array(feedItem, { description: 'The entries, the newest first.' }),
});

/** A feed. */
export type Feed = Static<typeof feed>;
