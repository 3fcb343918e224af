import { expect, test } from 'vitest';
import { getRowFile } from './getRowFile.ts';

test.each([
  ['data/news/move.md', 'data/news/new.md'],
  ['data/news/move.markdown', 'data/news/new.markdown'],
  ['data/news/move.MD', 'data/news/new.MD'],
  ['data/news/move/index.md', 'data/news/new/index.md'],
  ['data/news/index.md', 'data/news/new.md'],
  ['data/news/index/index.md', 'data/news/new/index.md'],
  ['data/news/v1.2.md', 'data/news/new.md'],
  ['locales/de/news/move.md', 'locales/de/news/new.md'],
])('the row %s moves to %s', (path, renamed) => {
  expect(getRowFile(path, 'new')).toBe(renamed);
});
