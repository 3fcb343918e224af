import type { Page } from 'playwright-core';

/**
 * Returns what is wrong with an RSS feed: mistakes in its XML, missing elements, dates that
 * violate RFC 822, entries that occur twice, and entries without a page.
 *
 * @param page any page of the browser, which parses the feed
 * @param address address of the site’s server
 */
export async function findFeedFaults(page: Page, address: string, path: string): Promise<string[]> {
  const response = await fetch(address + path);
  if (response.status !== 200) return [`${path} has status ${response.status}`];
  const xml = JSON.stringify(await response.text());
  const { mistake, channel, items } = await page.evaluate<Feed>(`(${parse})(${xml})`);
  const faults = mistake ? [mistake] : [];
  for (const name of ['title', 'link', 'description'])
    if (!channel[name]) faults.push(`the channel has no ${name}`);
  if (items.length === 0) faults.push('no entries');
  for (const { title, link = '', guid, pubDate = '' } of items) {
    if (!title) faults.push(`${link} has no title`);
    if (!rfc822.test(pubDate) || Number.isNaN(Date.parse(pubDate)))
      faults.push(`${link} has the date ${pubDate}`);
    if (items.filter((other) => other.guid === guid).length > 1)
      faults.push(`${guid} occurs twice`);
    const { status } = await fetch(address + new URL(link).pathname);
    if (status !== 200) faults.push(`${link} has status ${status}`);
  }
  return faults;
}

type Elements = Record<string, string>;

interface Feed {
  mistake?: string;
  channel: Elements;
  items: Elements[];
}

const rfc822 = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/;

/** Runs in the browser. */
const parse = `(xml) => {
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  const elements = (parent) => Object.fromEntries(
    [...(parent?.children ?? [])].map(({ nodeName, textContent }) => [nodeName, textContent]));
  return {
    mistake: feed.querySelector('parsererror')?.textContent,
    channel: elements(feed.querySelector('rss[version="2.0"] > channel')),
    items: [...feed.querySelectorAll('channel > item')].map(elements),
  };
}`;
