import { expect, test } from 'vitest';
import type { RenderContext } from '../../renderer/index.ts';
import { sampleRenderContext } from '../../tests/sampleRenderContext.ts';
import { crawlers } from './crawlers.ts';
import { generateRobots, mergeRobots } from './siteFiles.ts';

const generated = 'User-agent: *\nAllow: /\n\nSitemap: https://e.com/sitemap.xml\n';
const own = 'User-agent: *\nDisallow: /private\n';

test('an own robots.txt is kept and names the sitemap', () => {
  expect(mergeRobots(generated, own)).toBe(`${own}\nSitemap: https://e.com/sitemap.xml\n`);
  const complete = `${own}sitemap: https://e.com/other.xml\n`;
  expect(mergeRobots(generated, complete)).toBe(complete);
});

test('refused crawlers are a group of their own, before the sitemap', () => {
  expect(generate({})).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
  const names = crawlers.training.map((name) => `User-agent: ${name}\n`).join('');
  expect(generate({ crawlers: { training: false } })).toBe(
    `User-agent: *\nAllow: /\n\n${names}Disallow: /\n\nSitemap: https://www.example.com/sitemap.xml\n`,
  );
});

test('an own robots.txt decides about the crawlers that it names', () => {
  const text = generate({ crawlers: { search: false } });
  const merged = mergeRobots(text, `${own}\nUser-agent: perplexitybot\nAllow: /\n`);
  expect(merged).toContain('User-agent: perplexitybot\nAllow: /\n');
  expect(merged).not.toContain('User-agent: PerplexityBot');
  expect(merged).toMatch(/User-agent: OAI-SearchBot\n(?:User-agent: .*\n)*Disallow: \/\n/);
});

function generate(keys: object): string {
  const context = { ...sampleRenderContext, base: '/' } as RenderContext;
  return generateRobots({ ...context, site: { ...context.site, ...keys } });
}
