import { expect, test } from 'vitest';
import { dataOf, example, renderSection } from '../../tests/renderSection.tsx';
import type { Jsonld } from './schema.ts';

test('shows nothing, and passes on one object or several as written', () => {
  const section = example<Jsonld>('jsonld');
  expect(renderSection(section)).toBe('');
  expect(dataOf(section)).toEqual([section.data]);
  const data = [{ '@type': 'Service' }, { '@type': 'Place' }];
  expect(dataOf({ ...section, data })).toEqual(data);
});
