import { expect, test } from 'vitest';
import { renderSection, sectionExample } from '../../tests/renderSection.tsx';
import type { Locations } from './schema.ts';

const getFlag = (flag: string) => {
  const section = sectionExample<Locations>('locations');
  const [first] = section.items;
  return /locations-FlagDisc">(.*?)<\/div>/s.exec(
    renderSection({ ...section, items: [{ ...first, flag }] }),
  )?.[1];
};

test('draws a flag from its emoji or its code', () => {
  expect(getFlag('🇨🇦')).toMatch(/^<svg/);
  expect(getFlag('ca')).toBe(getFlag('🇨🇦'));
});

test('shows an unknown flag as text', () => {
  expect(getFlag('🌎')).toBe('🌎');
});

test('shows a place with its name alone', () => {
  const html = renderSection({ type: 'locations', items: [{ name: 'Bergen' }] });
  expect(html).toContain('Bergen</h2>');
  expect(html).not.toMatch(/<dl|FlagDisc|Lead/);
});

test('shows each list in its style', () => {
  const html = renderSection(sectionExample<Locations>('locations'));
  expect(html).toContain('<dd>Boats</dd>');
  expect(html).toContain(
    '<div data-list="text"><dt>Opening hours</dt><dd>Monday to Friday, 8 to 17</dd>',
  );
  expect(html).toMatch(
    /<div data-list="ticks"><dt>Good to know<\/dt><dd><ul[^>]*><li>Crane on request/,
  );
});
