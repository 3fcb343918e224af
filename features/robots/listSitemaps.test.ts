import { expect, test } from 'vitest';
import type { Page } from '../../schema/vocabulary/page.ts';
import { samplePage, sampleRenderContext } from '../../tests/sampleRenderContext.ts';
import { listSitemaps } from './listSitemaps.ts';

const pages = ['/', '/a', '/b', '/c', '/404', '/d'].map((route) => ({
  ...samplePage,
  route,
  noindex: route === '/c',
}));
const renderContext = { ...sampleRenderContext, base: '/sub/' };
const findDates = async () => () => '2026-11-21';
const address = 'https://www.example.com/sub';

test('generates one file when it may hold all pages', async () => {
  const [one, ...more] = await generate(pages, 4);
  expect(one?.[0]).toBe('sitemap.xml');
  expect(more).toEqual([]);
  expect(addressesIn(one?.[1])).toEqual(['/', '/a', '/b', '/d'].map((route) => address + route));
  expect(one?.[1].match(/<url>/g)).toHaveLength(4);
});

test('generates an index when there are more pages', async () => {
  const files = new Map(await generate(pages, 3));
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  const index = files.get('sitemap.xml');
  expect(index).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n<sitemap>[\s\S]*<\/sitemap>\n<\/sitemapindex>\n$/,
  );
  expect(addressesIn(index)).toEqual([`${address}/sitemap-1.xml`, `${address}/sitemap-2.xml`]);
  expect(addressesIn(files.get('sitemap-1.xml'))).toEqual([
    `${address}/`,
    `${address}/a`,
    `${address}/b`,
  ]);
  expect(addressesIn(files.get('sitemap-2.xml'))).toEqual([`${address}/d`]);
  expect(files.get('sitemap-2.xml')).toContain('<lastmod>2026-11-21</lastmod>');
});

test('lists at most 50,000 pages per file', async () => {
  const many = Array.from({ length: 100_001 }, (_, n) => ({ ...samplePage, route: `/page-${n}` }));
  const [index, ...parts] = await generate(many);
  expect(addressesIn(index?.[1])).toHaveLength(3);
  expect(parts.map(([, text]) => addressesIn(text).length)).toEqual([50_000, 50_000, 1]);
});

/** Generates the sitemaps as [path, content]. */
function generate(listed: Page[], maxPerFile?: number): Promise<[string, string][]> {
  const files = listSitemaps({ pages: listed, renderContext, findDates }, maxPerFile);
  return Promise.all(
    files.map(async ([path, generateFile]) => [path, String(await generateFile())]),
  );
}

function addressesIn(text = ''): string[] {
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) => found);
}
