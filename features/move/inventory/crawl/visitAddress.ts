import { gunzipSync } from 'node:zlib';
import { decodePage } from '../../page/decodePage.ts';
import { readOldPage } from '../../page/readOldPage.ts';
import { readXmlLinks } from '../../page/readXmlLinks.ts';
import { createAddressResolver } from '../../page/resolveAddress.ts';
import type { Visit } from './CrawlJournal.ts';
import { type Answer, maxAnswerBytes } from './fetchPolitely.ts';

/**
 * Reads what an answer says.
 *
 * @param keep receives the text of a page or feed
 */
export function visitAddress(
  address: string,
  answer: Answer,
  { origin, keep }: { origin: string; keep(text: string): void },
): Visit {
  const { status, contentType, location, isUnlisted, isTooLong } = answer;
  const url = origin + address;
  const resolve = createAddressResolver(url, origin);
  if (location)
    return { address, status, redirect: resolve(location, { anyHost: true }) ?? location };
  if (status !== 200) return { address, status };
  if (isTooLong)
    return { address, status, leftOut: `it is longer than ${maxAnswerBytes / 1_000_000} MB` };
  const body = isCompressed(answer.body) ? decompress(answer.body) : answer.body;
  if (!body) return { address, status, leftOut: 'it cannot be decompressed' };
  const text = decodePage(body, contentType);
  if (
    /html/i.test(contentType) ||
    (!/xml/i.test(contentType) && /^\s*<(?:!doctype html|html)/i.test(text))
  ) {
    const { refresh, ...page } = readOldPage(text, resolve);
    if (refresh && page.sentences.length <= 3) return { address, status, redirect: refresh };
    keep(text);
    return { address, status, page: { ...page, ...(isUnlisted && { noindex: true as const }) } };
  }
  if (!/^\s*(?:<\?xml|<!--|<(?:urlset|sitemapindex|rss|feed|rdf))/i.test(text)) {
    // A sitemap may be a list of addresses.
    const lines = text.split(/\s*\n\s*/).filter((line) => /^https?:\/\/\S+$/.test(line));
    const links = lines.flatMap((line) => resolve(line) ?? []);
    return { address, status, ...(links.length > 0 && { links }) };
  }
  const { kind, links, sitemaps } = readXmlLinks(text);
  if (kind === 'feed') keep(text);
  const toAddresses = (list: readonly string[]) => [
    ...new Set(list.flatMap((link) => resolve(link) ?? [])),
  ];
  return {
    address,
    status,
    links: toAddresses(links),
    ...(sitemaps.length > 0 && { sitemaps: toAddresses(sitemaps) }),
    ...(kind === 'feed' && { isFeed: true as const }),
  };
}

function isCompressed(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function decompress(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return gunzipSync(bytes, { maxOutputLength: maxAnswerBytes * 5 });
  } catch {
    return undefined;
  }
}
