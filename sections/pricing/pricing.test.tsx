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

test('reports a second popular plan at its location', () => {
  expect(check(section, samplePage)).toEqual([]);
  const plans = section.plans.map((plan): Plan => ({ ...plan, popular: true }));
  expect(check({ ...section, plans }, samplePage).map(({ path }) => path)).toEqual([
    ['plans', 1, 'popular'],
    ['plans', 2, 'popular'],
  ]);
});
