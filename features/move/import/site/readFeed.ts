import { parseFeed } from 'htmlparser2';
import { squash } from '../page/openOldPage.ts';
import { readDate } from '../text/readDate.ts';

/** A feed of a running site. */
export interface ReadFeed {
  address: string;
  title: string;
  description: string;
  entries: FeedEntry[];
}

/** An entry of a feed. */
export interface FeedEntry {
  /** As it is written in the feed. */
  link: string;
  id: string;
  title: string;
  date?: string;
  /** Its words, without markup. */
  description: string;
}

/** Reads a feed in RSS or Atom; undefined for a text that is none. */
export function readFeed(address: string, xml: string): ReadFeed | undefined {
  const feed = parseFeed(xml);
  if (!feed) return undefined;
  return {
    address,
    title: squash(feed.title ?? ''),
    description: squash(feed.description ?? ''),
    entries: feed.items.flatMap(({ link, id, title, pubDate, description }) => {
      const date =
        pubDate && !Number.isNaN(pubDate.getTime()) ? readDate(pubDate.toISOString()) : undefined;
      return link
        ? {
            link,
            id: id ?? '',
            title: squash(title ?? ''),
            description: squash((description ?? '').replaceAll(/<[^<>]*>/g, ' ')),
            ...(date !== undefined && { date }),
          }
        : [];
    }),
  };
}
