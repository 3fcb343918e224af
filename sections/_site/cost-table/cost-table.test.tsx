import { expect, test } from 'vitest';
import '../../../tests/referenceViews.ts';
import { renderSection } from '../../../tests/renderSection.tsx';
import { samplePage } from '../../../tests/sampleRenderContext.ts';
import { check } from './check.ts';
import { moneyFormat } from './moneyFormat.ts';
import type { CostTable } from './schema.ts';

const section: CostTable = {
  type: 'cost-table',
  caption: 'Cost of three machines',
  labels: { theirs: 'Bought', ours: 'Rented' },
  currency: 'EUR',
  rows: [
    { label: 'Small excavator', theirs: 9800, ours: 5200, saving: 4600 },
    { label: 'Scaffold', theirs: 4100, ours: 2300, saving: 1800 },
    { label: 'Concrete mixer', theirs: 900, ours: 480, saving: 420 },
  ],
};

test('the table has a caption, and headings for its columns and rows', () => {
  const html = renderSection(section);
  expect(html).toMatch(/<table[^>]*><caption>Cost of three machines/);
  expect(html.match(/<th scope="col">/g)).toHaveLength(4);
  expect(html.match(/<th scope="row">/g)).toHaveLength(3);
  expect(html).toContain('<strong>€4,600</strong>');
  expect(html).toContain('>47%<');
});

test('uses default column headings', () => {
  const { labels: _, ...plain } = section;
  expect(renderSection(plain)).toContain('<th scope="col">Elsewhere</th>');
});

test('shows cents for all amounts or for none', () => {
  const whole = [{ label: 'a', theirs: 1200, ours: 400, saving: 800 }];
  const broken = [{ label: 'a', theirs: 1200, ours: 400.5, saving: 799.5 }];
  expect(moneyFormat('en-US', 'USD', whole).format(1200)).toBe('$1,200');
  expect(moneyFormat('en-US', 'USD', broken).format(1200)).toBe('$1,200.00');
  expect(moneyFormat('en-US', 'CAD', whole).format(1200)).toBe('CA$1,200');
});

test('reports a saving that is not the difference', () => {
  expect(check(section, samplePage)).toEqual([]);
  const rows = [{ label: 'a', theirs: 45000, ours: 14400, saving: 30000 }];
  expect(check({ ...section, rows }, samplePage)).toMatchObject([
    { path: ['rows', 0, 'saving'], message: '45000 − 14400 is 30600, not 30000.' },
  ]);
});
