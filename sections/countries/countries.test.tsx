import { expect, test } from 'vitest';
import { renderSection, sectionExample } from '../../tests/renderSection.tsx';
import type { Countries } from './schema.ts';

const flagOf = (flag: string) => {
  const section = sectionExample<Countries>('countries');
  const [first] = section.items;
  return /countries-FlagDisc">(.*?)<\/div>/s.exec(
    renderSection({ ...section, items: [{ ...first, flag }] }),
  )?.[1];
};

test('draws a flag from its emoji or its code', () => {
  expect(flagOf('🇨🇦')).toMatch(/^<svg/);
  expect(flagOf('ca')).toBe(flagOf('🇨🇦'));
});

test('shows an unknown flag as text', () => {
  expect(flagOf('🌎')).toBe('🌎');
});
