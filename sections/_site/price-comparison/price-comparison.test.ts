import { expect, test } from 'vitest';
import { samplePage } from '../../../tests/sampleRenderContext.ts';
import { amountParts } from './amountParts.ts';
import { check } from './check.ts';
import { figuresIn } from './figuresIn.ts';
import type { PriceComparison } from './schema.ts';

test.each([
  ['$8–12/hour', '$8–12', '/hour'],
  ['$22-40 CAD', '$22-40', ' CAD'],
  ['$15-25+ per hour', '$15-25+', ' per hour'],
  ['60–70%', '60–70%', ''],
  ['$40K-80K/year', '$40K-80K', '/year'],
  ['On request', 'On request', ''],
])('splits %s after its amount', (value, amount, unit) => {
  expect(amountParts(value)).toEqual({ amount, unit });
});

test.each([
  ['$8-12', [8, 12]],
  ['$22-35 CAD', [22, 35]],
  ['$40K-80K/year', [40, 80]],
  ['$54,000+', [54_000]],
  ['Up to 60%', [60]],
  ['by arrangement', []],
])('the figures in "%s"', (text, figures) => {
  expect(figuresIn(text)).toEqual(figures);
});

const prices: PriceComparison = {
  type: 'price-comparison',
  ours: { label: 'Ours', value: '$8-12' },
  theirs: { label: 'Theirs', value: 'by arrangement' },
};

test('a drawing without figures is reported where they are missing', () => {
  const pathsFor = (style: PriceComparison['style']) =>
    check({ ...prices, style } as PriceComparison, samplePage).map(({ path }) => path);
  expect(pathsFor('cards')).toEqual([]);
  expect(pathsFor('bars')).toEqual([['theirs', 'value']]);
  expect(pathsFor('coins')).toEqual([['theirs', 'value']]);
  expect(pathsFor('ring')).toEqual([['style']]);
});
