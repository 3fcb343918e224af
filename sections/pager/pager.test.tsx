import { expect, test } from 'vitest';
import { renderPage } from '../../renderer/page/renderPage.tsx';
import { renderSection } from '../../tests/renderSection.tsx';
import { samplePage, sampleRenderContext } from '../../tests/sampleRenderContext.ts';
import { check } from './check.ts';

const list = (...numbers: number[]) => ({
  type: 'pager',
  pages: numbers.map((number) => ({ number, to: number === 5 ? '/pricing' : `/p/${number}` })),
});

test('marks the current page, links to those next to it and shows where pages are left out', () => {
  const html = renderSection(list(1, 3, 4, 5, 6, 7, 12));
  expect(html).toMatch(/<nav aria-label="Pages"/);
  expect(html).toContain('href="/pricing" aria-label="Page 5" aria-current="page"');
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html).toMatch(/href="\/p\/4" rel="prev"/);
  expect(html).toMatch(/href="\/p\/6" rel="next"/);
  expect(html.match(/…/g)).toHaveLength(2);
});

test.each([list(), list(5), { type: 'pager', previous: [], next: [] }])(
  'shows nothing for a single page',
  (section) => {
    expect(renderSection(section)).toBe('');
  },
);

test('the head of a page names the page before and after, and the page itself as canonical', () => {
  const { html } = renderPage(
    {
      ...samplePage,
      sections: [list(4, 5), { type: 'pager', next: [{ label: 'A', to: '/a?b&c' }] }],
    },
    { ...sampleRenderContext, base: '/shop/' },
  );
  expect(html.match(/<link rel="(?:prev|next|canonical)"[^>]*>/g)).toEqual([
    '<link rel="canonical" href="https://www.example.com/shop/pricing">',
    '<link rel="prev" href="https://www.example.com/shop/p/4">',
    '<link rel="next" href="https://www.example.com/shop/a?b&amp;c">',
  ]);
});

test('reports a pager without any links', () => {
  expect(check({ type: 'pager' }, samplePage)).toHaveLength(1);
  expect(check({ type: 'pager', next: [] }, samplePage)).toEqual([]);
});
