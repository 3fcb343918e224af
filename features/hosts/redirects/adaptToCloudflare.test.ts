import { expect, test } from 'vitest';
import { adaptToCloudflare } from './adaptToCloudflare.ts';

test('redirects without a pattern come first, and pages that a pattern fits are shown', () => {
  const context = {
    pages: [{ route: '/' }, { route: '/blog/lamp' }],
    renderContext: {
      base: '/',
      site: {},
      assets: { files: { '/blog/feed.xml': '/blog/feed.xml', '/_redirects': '/_redirects' } },
    },
  } as unknown as Parameters<typeof adaptToCloudflare>[1];
  const lines = [
    '/docs/* /help/:splat 301',
    '/a id=1 / 301!',
    '/old /blog/lamp 301',
    '/blog/* / 302',
  ];
  expect(adaptToCloudflare(lines.join('\n'), context, ['/blog/index.xml']).split('\n')).toEqual([
    '/old /blog/lamp 301',
    '/blog/lamp /blog/lamp 200',
    '/blog/lamp/ /blog/lamp 301',
    '/blog/feed.xml /blog/feed.xml 200',
    '/blog/index.xml /blog/index.xml 200',
    '/docs /help/ 301',
    '/blog / 302',
    '/docs/* /help/:splat 301',
    '/blog/* / 302',
    '',
  ]);
});
