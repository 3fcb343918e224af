import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { SiteFile } from '../../renderer/siteFiles/_shared/SiteFiles.ts';
import { Random } from '../../tests/diagnostics/mutation/random.ts';
import { openSearchFiles } from '../../tests/openSearchFiles.ts';
import type { SearchPage } from './engine/createSearchFile.ts';
import { listIndexFiles } from './listIndexFiles.ts';

const latin = 'abcdefghijklmnopqrstuvwxyz';
const japanese = '日本語図書館案内東京都市民生活水道学校入学手続保育園申込結婚届出地震';

/** Creates pages whose words are as frequent as in a language: word n comes up about 1 / n as often as the first. */
function createPages(count: number, letters: string): SearchPage[] {
  const random = new Random(1);
  const word = () => {
    const rank = Math.floor(20_000 ** (random.below(1e6) / 1e6));
    const own = new Random(rank);
    return Array.from({ length: 2 + own.below(8) }, () => own.pick([...letters])).join('');
  };
  const text = (length: number) => Array.from({ length }, word).join(' ');
  return Array.from({ length: count }, (_, index) => ({
    href: `/page-${index}`,
    title: text(4),
    description: text(12),
    parts: Array.from({ length: 4 }, (_, part) => ({
      anchor: `part-${part}`,
      heading: text(3),
      text: text(60),
    })),
  }));
}

describe.each([
  { script: 'Latin', letters: latin, count: 350, words: 3 },
  { script: 'Japanese', letters: japanese, count: 150, words: 2 },
])('an index of $script texts', ({ letters, count: all, words }) => {
  test('is in one file of less than 150 kB, compressed, as long as it is not split', async () => {
    const pages = createPages(all, letters);
    let count = pages.length;
    while (listIndexFiles(pages.slice(0, count), '').length > 1) count -= 10;
    const files = listIndexFiles(pages.slice(0, count), '');
    expect(await sizeOf(files)).toBeLessThan(150_000);
  });

  test('is split if it is larger, and a query loads less than 150 kB', async () => {
    const pages = createPages(all, letters);
    const files = listIndexFiles(pages, '');
    const loaded: string[] = [];
    const search = await openSearchFiles(files, loaded);
    const { title = '', href } = pages[100] ?? {};
    const found = await search.find(title.split(' ').slice(0, words).join(' '));
    expect(found.pages.slice(0, 5).map((page) => page.href)).toContain(href);
    const needed = new Set(['search-index.json', 'search-index/spelling.json', ...loaded]);
    expect(await sizeOf(files.filter(([path]) => needed.has(path)))).toBeLessThan(150_000);
  });
});

test('the files of a split index are equal for equal pages', async () => {
  const create = async () => {
    const files = listIndexFiles(createPages(50, latin), 'de/', 0);
    return Promise.all(files.map(async ([path, read]) => [path, await read()]));
  };
  const files = await create();
  expect(files).toEqual(await create());
  expect(files[0]?.[0]).toBe('de/search-index.json');
  expect(files[1]?.[0]).toBe('de/search-index/words-0.json');
});

test('an index without a page can be opened', async () => {
  for (const mostBytes of [0, -1]) {
    const search = await openSearchFiles(listIndexFiles([], '', mostBytes));
    expect(await search.find('word')).toEqual({ count: 0, pages: [] });
  }
});

async function sizeOf(files: SiteFile[]): Promise<number> {
  const contents = await Promise.all(files.map(([, read]) => read()));
  return contents.reduce((sum, content) => sum + gzipSync(content).length, 0);
}
