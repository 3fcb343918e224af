import { expect, test } from 'vitest';
import { sectionSchemas } from '../../../renderer/sections/sectionSchemas.ts';
import { findPresets } from './findPresets.ts';

const presets = Object.entries(sectionSchemas).map(([type, schema]) => {
  const { 'x-synonyms': synonyms = [] } = schema as { 'x-synonyms'?: string[] };
  return { type, title: '', description: '', synonyms };
});

test.each([
  ['reviews', 'testimonials'],
  ['customer voices', 'testimonials'],
  ['opinions', 'testimonials'],
  ['prices', 'pricing'],
  ['prices', 'price-list'],
  ['menu', 'price-list'],
  ['questions', 'faq'],
  ['opening hours', 'contact'],
  ['address', 'contact'],
  ['photos', 'gallery'],
  ['clients', 'logos'],
  ['people', 'team'],
  ['popup', 'form-dialog'],
  ['newsletter', 'form'],
  ['map', 'map'],
  ['history', 'timeline'],
  ['numbers', 'stats'],
  ['slider', 'carousel'],
  ['call to action', 'cta'],
  ['announcement', 'banner'],
])('the search “%s” finds %s', (search, type) => {
  expect(findPresets(search, presets).map((preset) => preset.type)).toContain(type);
});

test('a type that is called so comes before a preset that mentions it', () => {
  const own = { title: 'Plain', description: '', synonyms: ['reviews'] };
  const first = { type: 'hero', title: 'Photo with reviews', description: '', synonyms: [] };
  const types = findPresets('review', [first, { type: 'testimonials', ...own }]);
  expect(types.map(({ type }) => type)).toEqual(['testimonials', 'hero']);
});

test('every section type has other names', () => {
  expect(presets.filter(({ synonyms }) => synonyms.length === 0)).toEqual([]);
});
