import { expect, test } from 'vitest';
import { readXmlLinks } from '../../page/readXmlLinks.ts';
import { readRobots } from './readRobots.ts';

test('the longest line of the group counts, with `*` and `$`', () => {
  const { isAllowed, delay, sitemaps } = readRobots(`
Sitemap: https://old.example/map.xml # all of it
User-agent: Googlebot
Disallow: /
User-agent: *
Crawl-delay: 2
Disallow: /private
Allow: /private/open
Disallow: /*.php$
Disallow:`);
  expect(isAllowed('/')).toBe(true);
  expect(isAllowed('/private/x')).toBe(false);
  expect(isAllowed('/private/open/x')).toBe(true);
  expect(isAllowed('/a/b.php')).toBe(false);
  expect(isAllowed('/a/b.php?x')).toBe(true);
  expect(delay).toBe(2);
  expect(sitemaps).toEqual(['https://old.example/map.xml']);
});

test('a group for this crawler replaces that for all', () => {
  const text =
    'User-agent: *\nDisallow: /\n\nUser-agent: Blockwright\nUser-agent: other\nAllow: /\n';
  expect(readRobots(text).isAllowed('/x')).toBe(true);
});

test('sitemaps, their index, RSS and Atom', () => {
  const loc = (address: string) => `<loc> https://old.example${address} </loc>`;
  expect(readXmlLinks(`<urlset><url>${loc('/a?x=1&amp;y=2')}</url></urlset>`)).toEqual({
    kind: 'sitemap',
    links: ['https://old.example/a?x=1&y=2'],
    sitemaps: [],
  });
  expect(readXmlLinks(`<sitemapindex><sitemap>${loc('/b.xml')}</sitemap></sitemapindex>`)).toEqual({
    kind: 'sitemap',
    links: [],
    sitemaps: ['https://old.example/b.xml'],
  });
  const rss =
    '<rss><channel><link>/</link><item><link><![CDATA[/post]]></link></item></channel></rss>';
  expect(readXmlLinks(rss)).toMatchObject({ kind: 'feed', links: ['/', '/post'] });
  const atom = '<feed><link rel="self" href="/f"/><entry><link href="/post"/></entry></feed>';
  expect(readXmlLinks(atom)).toMatchObject({ kind: 'feed', links: ['/post'] });
});
