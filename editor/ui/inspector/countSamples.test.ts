import { expect, test } from 'vitest';
import { sectionSchemas } from '../../../renderer/sections/sectionSchemas.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { hasSamples } from '../state/hasSamples.ts';
import { countSamples } from './countSamples.ts';

const schema = sectionSchemas.cards as FieldSchema;
const cards = {
  type: 'cards',
  tone: 'tint',
  title: 'Ours',
  items: [
    { title: 'One', text: 'First.', icon: 'star', sample: true },
    { title: 'Two', text: '' },
  ],
};

test('counts the texts that visitors read, and those of entries that are samples', () => {
  expect(countSamples(cards, schema)).toEqual({
    texts: 4,
    samples: 2,
    marks: [['items', 0, 'sample']],
  });
  expect(countSamples({ ...cards, sample: true }, schema)).toEqual({
    texts: 4,
    samples: 4,
    marks: [['sample'], ['items', 0, 'sample']],
  });
});

test('knows content without any sample, whatever it is', () => {
  expect(hasSamples(cards)).toBe(true);
  expect(hasSamples({ ...cards, items: [] })).toBe(false);
  expect(countSamples({ items: 'wrong', title: 3, sample: 'yes' }, schema)).toEqual({
    texts: 0,
    samples: 0,
    marks: [],
  });
});
