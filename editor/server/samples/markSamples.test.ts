import { expect, test } from 'vitest';
import { sectionSchemas } from '../../../renderer/sections/sectionSchemas.ts';
import { FieldIndex } from '../../../schema/reference/lists/FieldIndex.ts';
import { markSamples } from './markSamples.ts';

const mark = (section: { type: string }) =>
  markSamples(section, sectionSchemas[section.type], new FieldIndex());

test('marks the entries of a list of people, or else the section', () => {
  const voices = {
    type: 'testimonials',
    title: 'Voices',
    items: [{ text: 'It is a joy to work with them.', author: 'Ada' }],
  };
  expect(mark(voices)).toEqual({
    ...voices,
    items: [{ text: 'It is a joy to work with them.', author: 'Ada', sample: true }],
  });
  const hero = { type: 'hero', headline: 'Bread that takes its time' };
  expect(mark(hero)).toEqual({ type: 'hero', sample: true, headline: 'Bread that takes its time' });
});
