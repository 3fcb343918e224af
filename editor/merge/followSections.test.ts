import { expect, test } from 'vitest';
import { followMoves, followSections, type PageSections } from './followSections.ts';

function pageWith(...titles: string[]): PageSections {
  const sections = titles.map((title) => ({ raw: { type: title.split(' ')[0], title } }));
  return { file: 'pages.yaml', key: '/', sections };
}

const before = pageWith('hero', 'faq one', 'faq two', 'cta');

test.each([
  ['a move', pageWith('faq one', 'hero', 'faq two', 'cta'), [1, 0, 2, 3]],
  ['a new section', pageWith('text', 'hero', 'faq one', 'faq two', 'cta'), [1, 2, 3, 4]],
  ['a copy', pageWith('hero', 'faq one', 'faq one', 'faq two', 'cta'), [0, 1, 3, 4]],
  ['a section less', pageWith('hero', 'faq two', 'cta'), [0, -1, 1, 2]],
  ['a move and another text', pageWith('cta', 'hero', 'faq two', 'faq 1'), [1, 3, 2, 0]],
])('%s elsewhere: finds each section again', (_, after, places) => {
  const moves = followSections(before, after);
  expect(places.map((_, index) => moves?.(index))).toEqual(places);
});

test('no section moves where only texts change', () => {
  expect(followSections(before, pageWith('hero', 'faq 1', 'faq two', 'cta new'))).toBeUndefined();
});

test('what is typed meanwhile goes to the section that it was typed in', () => {
  const moves = followSections(before, pageWith('cta', 'hero', 'faq one', 'faq two'));
  const typed = (key: string, index: number) => ({
    kind: 'edit' as const,
    file: 'pages.yaml',
    edit: { kind: 'set' as const, path: ['pages', key, 'sections', index, 'title'], value: 'x' },
  });
  expect(moves && followMoves(typed('/', 1), before, moves)).toEqual(typed('/', 2));
  expect(moves && followMoves(typed('/about', 1), before, moves)).toEqual(typed('/about', 1));
});
