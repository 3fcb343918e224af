import { expect, test } from 'vitest';
import { renderSection } from '../../tests/renderSection.tsx';
import { samplePage } from '../../tests/sampleRenderContext.ts';
import { check } from './check.ts';
import type { Timeline } from './schema.ts';

type Layout = NonNullable<Timeline['layout']>;

const timeline = (layout: Layout, ...dates: (string | undefined)[]): Timeline => ({
  type: 'timeline',
  layout,
  items: dates.map((date, index) => ({ title: `Event ${index}`, ...(date && { date }) })),
});

test('a date is in the language of the page, any other text as it is', () => {
  const html = renderSection(timeline('line', '2026-10-13', 'May 2024'));
  expect(html).toContain('<time dateTime="2026-10-13">October 13, 2026</time>');
  expect(html).toContain('>May 2024</p>');
});

test('reports an event of a day without a time', () => {
  expect(check(timeline('day', '7:30 AM', 'Noon', undefined), samplePage)).toMatchObject([
    { path: ['items', 1, 'date'], message: '"Noon" is not a time of day.' },
    { path: ['items', 2], message: 'Each event in the layout `day` needs a time of day.' },
  ]);
  expect(check(timeline('line', 'Noon', undefined), samplePage)).toEqual([]);
});

test('reports more events than fit side by side', () => {
  const dates = Array.from({ length: 10 }, () => '9:00');
  const surplus = (layout: Layout) =>
    check(timeline(layout, ...dates), samplePage).map(({ path }) => path);
  expect(surplus('day')).toEqual([['items', 8]]);
  expect(surplus('stops')).toEqual([['items', 9]]);
  expect(surplus('log')).toEqual([]);
});
