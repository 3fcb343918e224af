import { expect, test } from 'vitest';
import { renderStructuredData, sectionExample, renderSection } from '../../tests/renderSection.tsx';
import type { Jsonld } from './schema.ts';

test('shows nothing, and passes on one object or several as written', () => {
  const section = sectionExample<Jsonld>('jsonld');
  expect(renderSection(section)).toBe('');
  expect(renderStructuredData(section)).toEqual([section.data]);
  const data = [{ '@type': 'Service' }, { '@type': 'Place' }];
  expect(renderStructuredData({ ...section, data })).toEqual(data);
});
