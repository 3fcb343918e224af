import { expect, test } from 'vitest';
import { getRowFile, parseRowPath } from './rowPath.ts';

test.each([
  ['data/news/move.md', 'move', 'data/news/new.md'],
  ['data/news/move.markdown', 'move', 'data/news/new.markdown'],
  ['data/news/move.MD', 'move', 'data/news/new.MD'],
  ['data/news/move/index.md', 'move', 'data/news/new/index.md'],
  ['data/news/index.md', 'index', 'data/news/new.md'],
  ['data/news/index/index.md', 'index', 'data/news/new/index.md'],
  ['data/news/v1.2.md', 'v1.2', 'data/news/new.md'],
  ['locales/de/news/move.md', 'move', 'locales/de/news/new.md'],
])('%s is the row %s', (path, key, renamed) => {
  expect(parseRowPath(path)).toEqual({ collection: 'news', key });
  expect(getRowFile(path, 'new')).toBe(renamed);
});

test.each([
  'data/news/2026/move.md',
  'data/news.md',
  'data/forms/contact.md',
  'data/news/.move.md',
  'data/news/move.mdx',
  'pages/move.md',
])('%s is no row', (path) => {
  expect(parseRowPath(path)).toBeUndefined();
});
