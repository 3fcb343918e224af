import { expect, test } from 'vitest';
import { listInvented } from '../../../features/samples/listInvented.ts';
import { listPresets } from '../../../renderer/sections/listPresets.ts';
import { preparePreset } from '../../../renderer/sections/preparePreset.ts';
import { sectionSchemas } from '../../../renderer/sections/sectionSchemas.ts';
import { FieldIndex } from '../../../schema/reference/lists/FieldIndex.ts';
import { listPresetTexts } from './listPresetTexts.ts';
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

test('a build for the real address finds every preset that has texts', () => {
  const index = new FieldIndex();
  const unmarked = listPresets().filter(({ section }) => {
    const { section: prepared } = preparePreset(section, {
      readFile: () => undefined,
      anchors: new Set(),
    });
    const schema = sectionSchemas[prepared.type];
    const texts = schema ? listPresetTexts(prepared, schema, index) : [];
    return texts.length > 0 && listInvented(mark(prepared)).every(({ text }) => text !== undefined);
  });
  expect(unmarked).toEqual([]);
});
