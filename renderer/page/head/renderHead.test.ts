import { expect, test } from 'vitest';
import type { Page } from '../../../schema/vocabulary/page.ts';
import type { Site } from '../../../schema/vocabulary/site/site.ts';
import { samplePage, sampleRenderContext } from '../../../tests/sampleRenderContext.ts';
import { contentPolicy } from '../context/contentPolicy.ts';
import { createPageContext } from '../context/createPageContext.ts';
import { renderHead } from './renderHead.ts';
import { renderStructuredData } from './renderStructuredData.ts';

const origins = { script: ['https://a.example'], connect: ['https://b.example'], image: [] };
const counter = { name: 'counter', category: 'statistics' as const, pageKey: 'counter', origins };
const assets = {
  ...sampleRenderContext.assets,
  files: { '/feed.xml': '/shop/feed.xml' },
  scripts: [{ ...counter, src: '/assets/counter.abc.js', bytes: 3000 }],
  policy: contentPolicy({ connect: ['https://forms.example'], sources: [origins] }),
};

function render(site: Partial<Site>, page = samplePage): string {
  const renderContext = {
    ...sampleRenderContext,
    site: { ...sampleRenderContext.site, ...site },
    base: '/shop/',
    assets,
  };
  const context = createPageContext(page, renderContext);
  const head = { page, context, renderContext, islands: [], data: [], stylesheet: '' };
  const { start, end } = renderHead(head);
  return start + end;
}

test('the picture of the site for shared links is described, and its text is not taken for another', () => {
  const social = { image: '/images/share.png', imageAlt: 'Two desks' };
  const getAlt = (html: string) => /property="og:image:alt" content="([^"]*)"/.exec(html)?.[1];
  expect(getAlt(render({ social }))).toBe('Two desks');
  expect(getAlt(render({ social: { image: social.image } }))).toBe(samplePage.title);
  const own = { ...samplePage, image: '/images/own.png' };
  expect(getAlt(render({ social }, own))).toBe(samplePage.title);
});

test('a placeholder is no picture for shared links', () => {
  const html = render({}, { ...samplePage, image: 'placeholder:portrait' });
  expect(html).not.toContain('og:image');
  expect(html).toContain('<meta name="twitter:card" content="summary">');
});

test('only pages of a build have a policy', () => {
  const policy = 'http-equiv="Content-Security-Policy"';
  expect(render({})).toContain(policy);
  const head = { page: samplePage, islands: [], data: [], stylesheet: '' };
  const context = createPageContext(samplePage, sampleRenderContext);
  const { start } = renderHead({ ...head, context, renderContext: sampleRenderContext });
  expect(start).not.toContain(policy);
});

test('a page loads the scripts of features, unless it opts out', () => {
  const counted = render({});
  expect(counted).toContain('<script src="/assets/counter.abc.js" defer></script>');
  expect(counted).toContain("script-src 'self' https://a.example;");
  expect(counted).toContain("connect-src 'self' https://forms.example https://b.example;");
  expect(counted).toContain("form-action 'self' https://forms.example;");
  const out = render({}, { ...samplePage, counter: false } as Page);
  expect(out).not.toMatch(/counter|a\.example|b\.example/);
});

test('structured data cannot end its script element', () => {
  expect(renderStructuredData([])).toBe('');
  const html = renderStructuredData([{ '@type': 'Thing', name: '</script><b>' }]);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).toContain('"name":"\\u003c/script>\\u003cb>"');
});

test('instructions for search engines are those that the manifest writes', () => {
  const getRobots = (page: Partial<Page>) =>
    /<meta name="robots" content="([^"]*)">/.exec(render({}, { ...samplePage, ...page }))?.[1];
  expect(getRobots({})).toBeUndefined();
  expect(getRobots({ robots: 'index, follow' })).toBe('index, follow');
  expect(getRobots({ robots: 'max-snippet:160' })).toBe('max-snippet:160');
  expect(getRobots({ noindex: true })).toBe('noindex, follow');
  expect(getRobots({ noindex: true, robots: 'index, follow' })).toBe('noindex, follow');
  expect(getRobots({ noindex: true, robots: 'noindex, nofollow' })).toBe('noindex, nofollow');
});
