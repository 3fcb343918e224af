import { expect, test } from 'vitest';
import { renderSection } from '../../tests/renderSection.tsx';
import { sampleRenderContext } from '../../tests/sampleRenderContext.ts';
import { check } from './sections/documentation/check.ts';
import { listGroups } from './sections/documentation/listGroups.ts';

const { site } = sampleRenderContext;
const pages = ['/', '/docs', '/docs/install', '/docs/keys', '/docsify'].map((route) => ({
  route,
  title: `Page ${route} | ${site.name}`,
  description: '',
}));
const list = (groups?: Parameters<typeof listGroups>[0], route = '/docs/keys') =>
  listGroups(groups, { pages, route, site }).map(({ title, links }) => [
    title,
    links.map(({ to }) => to),
  ]);

test('without groups, the sidebar has the pages below the first part of the address', () => {
  expect(list()).toEqual([[undefined, ['/docs', '/docs/install', '/docs/keys']]]);
});

test('groups have the pages that they list, then those below a page, each once', () => {
  expect(list([{ title: 'All', pages: ['/docs/keys', '/draft'], below: '/docs' }])).toEqual([
    ['All', ['/docs/keys', '/docs', '/docs/install']],
  ]);
  expect(list([{ title: 'Later', pages: ['/draft'] }])).toEqual([]);
  expect(list([{ below: '/docs' }], '/docs')[0]?.[1]).toHaveLength(3);
});

test('a page has its short name in the sidebar, otherwise its title without the name of the site', () => {
  const named = pages.map((page) => ({
    ...page,
    ...(page.route === '/docs' && { breadcrumb: 'Start' }),
  }));
  const [group] = listGroups(undefined, { pages: named, route: '/docs', site });
  expect(group?.links.slice(0, 2).map(({ label }) => label)).toEqual([
    'Start',
    'Page /docs/install',
  ]);
});

test('a page marks itself, skips the list, and leads to its headings and neighbours', () => {
  const html = renderSection({
    type: 'documentation',
    title: 'Prices',
    text: '## One\n\nText\n\n## Two\n\n```js\nconst a = 1;\n```',
    groups: [{ title: 'Start', pages: ['/', '/pricing'] }],
  });
  expect(html).toContain('<a href="/pricing" aria-current="page">');
  expect(html).toMatch(/<a href="#documentation-text"[^>]*>Skip/);
  expect(html).toContain('id="documentation-text" tabindex="-1"');
  expect(html).toMatch(/<a href="#two">Two<\/a>/);
  expect(html).toMatch(/<a href="\/" rel="prev">/);
  expect(html).not.toContain('rel="next"');
  expect(html.indexOf('<details>')).toBeLessThan(html.indexOf('Prices</'));
});

test('a page alone has neither sidebar nor neighbours', () => {
  const html = renderSection({ type: 'documentation', title: 'Alone', text: 'Text' });
  expect(html).not.toContain('<nav');
});

test('reports a group without pages', () => {
  const section = { type: 'documentation', text: '', groups: [{ title: 'A' }, { below: '/docs' }] };
  expect(check(section as Parameters<typeof check>[0], {} as never)).toMatchObject([
    { path: ['groups', 0] },
  ]);
});
