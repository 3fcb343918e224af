import { expect, test } from 'vitest';
import { renderSection, sectionExample } from '../../tests/renderSection.tsx';
import { samplePage } from '../../tests/sampleRenderContext.ts';
import { check } from './check.ts';
import type { Plan, Pricing } from './schema.ts';

const section = sectionExample<Pricing>('pricing', {
  plans: ['Small', 'Medium', 'Large'].map(
    (name, index): Plan => ({
      name,
      price: '$9',
      features: ['Support'],
      action: { label: 'Choose', to: '/' },
      ...(index === 1 && { popular: true }),
    }),
  ),
});

test('the popular plan stands out on every band', () => {
  expect(renderSection(section)).toMatch(/data-popular="true" data-tone="dark"/);
  expect(renderSection({ ...section, tone: 'dark' })).toMatch(
    /data-popular="true" data-tone="accent"/,
  );
});

test('every button names its plan for screen readers', () => {
  const plans = section.plans.map((plan) => ({
    ...plan,
    action: { label: 'Get Started', to: '/' },
  }));
  const html = renderSection({ ...section, plans });
  for (const { name } of plans)
    expect(html).toContain(`<span class="visually-hidden">: ${name}</span>`);
});

test.each([
  ['$1,250', false],
  ['$10-12', false],
  ['Talk to us', true],
  ['Custom pricing', true],
  ['Verhandlungssache', true],
  ['تواصل معنا', true],
  ['Rp 1.250.000.000', true],
])('the price %s wraps: %s', (price, wraps) => {
  const [plan] = section.plans as [Plan];
  const html = renderSection({ ...section, plans: [{ ...plan, price }] });
  expect(html.includes('data-words')).toBe(wraps);
});

test('hours stand above the buttons only if all plans have them', () => {
  const withHours = section.plans.map((plan): Plan => ({ ...plan, hours: '20 hours' }));
  const isAbove = (plans: Plan[]) => {
    const html = renderSection({ ...section, plans });
    return html.indexOf('20 hours') < html.indexOf('Choose');
  };
  expect(isAbove(withHours)).toBe(true);
  expect(isAbove([...withHours.slice(0, 1), ...section.plans.slice(1)])).toBe(false);
});

test('reports a second popular plan at its location', () => {
  expect(check(section, samplePage)).toEqual([]);
  const plans = section.plans.map((plan): Plan => ({ ...plan, popular: true }));
  expect(check({ ...section, plans }, samplePage).map(({ path }) => path)).toEqual([
    ['plans', 1, 'popular'],
    ['plans', 2, 'popular'],
  ]);
});

test('reports rows without a cell for each plan', () => {
  const rows = [{ label: 'Storage', cells: ['5 GB', true] }];
  const comparison = { caption: 'Plans', groups: [{ title: 'Limits', rows }] };
  expect(check({ ...section, comparison }, samplePage).map(({ path }) => path)).toEqual([
    ['comparison', 'groups', 0, 'rows', 0, 'cells'],
  ]);
});
