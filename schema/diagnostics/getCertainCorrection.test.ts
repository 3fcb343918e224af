import { expect, it } from 'vitest';
import { getCertainCorrection } from './getCertainCorrection.ts';

it.each([
  ['headlne', ['headline', 'title'], 'headline'],
  ['haedline', ['headline'], 'headline'],
  ['Title', ['title'], 'title'],
  ['/miami-virtaul-assistants', ['/miami-virtual-assistants', '/'], '/miami-virtual-assistants'],
  ['closing_cta', ['closing-cta'], 'closing-cta'],
  ['closingcta', ['closing-cta'], 'closing-cta'],
  ['descripton', ['description'], 'description'],
])('corrects %s', (word, candidates, correction) => {
  expect(getCertainCorrection(word, candidates)).toBe(correction);
});

it.each([
  [
    'another word before a long common end',
    '/boston-virtual-assistants',
    ['/austin-virtual-assistants'],
  ],
  ['a word that starts differently', '/houston', ['/boston']],
  ['another number', '/city-19-assistants', ['/city-1-assistants']],
  ['two words that are equally close', 'uses', ['user', 'users']],
  ['two words with a letter each', '/new-your', ['/now-you']],
  ['a word of two letters', 'ot', ['to']],
  ['no candidate', 'title', []],
])('leaves %s to the author', (_, word, candidates) => {
  expect(getCertainCorrection(word, candidates)).toBeUndefined();
});
