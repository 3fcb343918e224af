import { expect, test } from 'vitest';
import { samplePage, sampleRenderContext } from '../../../tests/sampleRenderContext.ts';
import { formatLinks, formatPath } from './formatPath.ts';

test.each([
  ['/', 'index.md'],
  ['/pricing', 'pricing.md'],
  ['/es', 'es.md'],
  ['/blog/first', 'blog/first.md'],
  ['/index', undefined],
  ['/404', undefined],
  ['/es/404', undefined],
])('the path of %s is %s', (route, path) => {
  expect(formatPath({ ...samplePage, route }, '.md')).toBe(path);
});

test.each([{ noindex: true }, { robots: 'noindex' }, { canonical: 'https://e.com/' }])(
  'a page with %o has none',
  (keys) => {
    expect(formatPath({ ...samplePage, route: '/a', ...keys }, '.md')).toBeUndefined();
  },
);

test('a page names its other formats below the path of the site, and nothing without any', () => {
  const page = { ...samplePage, route: '/pricing' };
  const context = { ...sampleRenderContext, base: '/sub/' };
  expect(formatLinks(page, context)).toEqual([]);
  const formats = [{ suffix: '.md', mediaType: 'text/markdown' }];
  expect(formatLinks(page, { ...context, formats })).toEqual([
    '<link rel="alternate" type="text/markdown" href="/sub/pricing.md">',
  ]);
});
