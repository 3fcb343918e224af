import { expect, test } from 'vitest';
import { namedStyles, siteSchema } from '../../../schema/vocabulary.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { describeField } from '../fields/describeField.ts';
import { findSchema } from '../state/sitePanels.ts';
import { withStyleDefaults } from './withStyleDefaults.ts';

const schema = findSchema(siteSchema as unknown as FieldSchema, ['theme']);
const preset = (styled: FieldSchema, ...path: string[]) =>
  describeField(findSchema(styled, path), '').preset;

test('what the style of the site chooses is preset, and not what a site without a style has', () => {
  expect(preset(schema, 'radius')).toBe('soft');
  const styled = withStyleDefaults(schema, { use: 'editorial', radius: 'round' }, {});
  expect(preset(styled, 'radius')).toBe(namedStyles.editorial.radius);
  expect(preset(styled, 'type', 'eyebrows')).toBe('caps');
  expect(preset(styled, 'scheme')).toBe('auto');
  expect(withStyleDefaults(schema, { radius: 'round' }, {})).toEqual(schema);
});

test('a style of the site is preset over the named style that it extends', () => {
  const styles = { harvest: { use: 'editorial', radius: 'small' } } as const;
  const styled = withStyleDefaults(schema, { style: 'harvest' }, styles);
  expect(preset(styled, 'radius')).toBe('small');
  expect(preset(styled, 'ground')).toBe('paper');
});
