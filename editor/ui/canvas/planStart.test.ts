import { expect, test } from 'vitest';
import { isBlank, listStarts, planStart } from './planStart.ts';

const preset = (id: string, starts: Record<string, number>) => {
  return { id, type: id.split('/')[0] ?? '', starts };
};

test('lists the beginnings of pages, with their presets in order', () => {
  const cards = preset('cards/icons', { Offer: 2 });
  const hero = preset('hero/photo', { Offer: 1 });
  const prose = preset('prose/terms', { Text: 1 });
  const article = preset('article/guide', { Article: 1 });
  expect(listStarts([cards, preset('cta/bar', {}), prose, hero, article])).toEqual([
    { name: 'Offer', presets: [hero, cards] },
    { name: 'Article', presets: [article] },
    { name: 'Text', presets: [prose] },
  ]);
});

test('the first section keeps the headline of the page', () => {
  const hero = { type: 'hero', headline: 'Bread', text: 'Every day' };
  const article = { type: 'article', title: 'A loaf', text: 'What it costs' };
  const own = { type: 'hero', headline: 'About us' };
  expect(planStart([hero, article], own)).toEqual([{ ...hero, headline: 'About us' }, article]);
  expect(planStart([article], own)).toEqual([{ ...article, title: 'About us' }]);
  expect(planStart([hero], undefined)).toEqual([hero]);
});

test('a page is blank while it has nothing but its headline', () => {
  const schemas = { hero: { 'x-heading': 1 }, search: {} };
  const is = (...sections: Record<string, unknown>[]) =>
    isBlank(
      sections.map((raw) => ({ raw })),
      schemas,
    );
  expect(is()).toBe(true);
  expect(is({ type: 'hero', headline: 'About us' })).toBe(true);
  expect(is({ type: 'hero', headline: 'About us', text: 'We bake.' })).toBe(false);
  expect(is({ type: 'hero', headline: 'About us' }, { type: 'search' })).toBe(false);
  expect(is({ type: 'search' })).toBe(false);
  expect(is({ use: 'closing' })).toBe(false);
});
