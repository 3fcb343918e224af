import { expect, test } from 'vitest';
import { sampleRenderContext } from '../../tests/sampleRenderContext.ts';
import { tags } from './head.ts';

function render(keys: object): string {
  const { site, assets } = sampleRenderContext;
  const files = { '/feed.xml': '/shop/feed.xml' };
  return tags({
    ...sampleRenderContext,
    site: { ...site, ...keys },
    base: '/shop/',
    assets: { ...assets, files },
  }).join('\n');
}

test('the tags of site.head are escaped and refer to files and pages of the site', () => {
  const html = render({
    head: {
      meta: { author: '"><script>', 'article:publisher': 'Ada' },
      links: [
        { rel: 'alternate', to: '/feed.xml', type: 'application/rss+xml' },
        { rel: 'author', to: '/about' },
        { rel: 'me', to: 'https://social.example.com/@ada?a&b' },
      ],
    },
  });
  expect(html).toContain('<meta name="author" content="&quot;&gt;&lt;script&gt;">');
  expect(html).toContain('<meta property="article:publisher" content="Ada">');
  expect(html).toContain('<link rel="alternate" href="/shop/feed.xml" type="application/rss+xml">');
  expect(html).toContain('<link rel="author" href="/shop/about">');
  expect(html).toContain('<link rel="me" href="https://social.example.com/@ada?a&amp;b">');
});

test('codes of search engines come first', () => {
  const html = render({
    verification: { 'google-site-verification': 'a"b' },
    head: { meta: { author: 'Ada' } },
  });
  expect(html).toBe(
    '<meta name="google-site-verification" content="a&quot;b">\n<meta name="author" content="Ada">',
  );
});
