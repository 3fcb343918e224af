import { expect, test } from 'vitest';
import { addSitemap } from './siteFiles.ts';

test('an own robots.txt is kept and names the sitemap', () => {
  const generated = 'User-agent: *\nAllow: /\n\nSitemap: https://e.com/sitemap.xml\n';
  const own = 'User-agent: *\nDisallow: /private\n';
  expect(addSitemap(generated, own)).toBe(`${own}\nSitemap: https://e.com/sitemap.xml\n`);
  const complete = `${own}sitemap: https://e.com/other.xml\n`;
  expect(addSitemap(generated, complete)).toBe(complete);
});
