import { expect, test } from 'vitest';
import { listHeadings } from './listHeadings.ts';
import { parseArticle } from './parseArticle.ts';

const list = (...headings: string[]) =>
  listHeadings(parseArticle(headings.map((one) => `## ${one}\n`).join('\n')).tokens).map(
    ({ id }) => id,
  );

test('an anchor depends on the words of its heading alone', () => {
  expect(list('Цены', 'Доставка', 'الأسعار')).toEqual(['цены', 'доставка', 'الأسعار']);
  expect(list('🎉', 'Цены', '?', 'Доставка')).toEqual(['s-1f389', 'цены', 's-3f', 'доставка']);
});

test('a repeated heading gets a number that no other heading has', () => {
  expect(list('Цены', 'Цены', 'Цены')).toEqual(['цены', 'цены-2', 'цены-3']);
  expect(list('Step', 'Step', 'Step 2', 'Step')).toEqual(['step', 'step-3', 'step-2', 'step-4']);
});
