import { expect, test } from 'vitest';
import { parseRowPath } from './rowPath.ts';

test.each([
  ['data/news/move.md', 'move'],
  ['data/news/move.markdown', 'move'],
  ['data/news/move.MD', 'move'],
  ['data/news/move/index.md', 'move'],
  ['data/news/index.md', 'index'],
  ['data/news/index/index.md', 'index'],
  ['data/news/v1.2.md', 'v1.2'],
  ['locales/de/news/move.md', 'move'],
])('%s is the row %s', (path, key) => {
  expect(parseRowPath(path)).toEqual({ collection: 'news', key });
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
