import { expect, test } from 'vitest';
import { renderSection, renderStructuredData, sectionExample } from '../../tests/renderSection.tsx';
import type { Jsonld } from './schema.ts';

test('renders nothing and returns its objects unchanged', () => {
  const section = sectionExample<Jsonld>('jsonld');
  expect(renderSection(section)).toBe('');
  expect(renderStructuredData(section)).toEqual([section.data]);
  const data = [{ '@type': 'Service' }, { '@type': 'Place' }];
  expect(renderStructuredData({ ...section, data })).toEqual(data);
});
