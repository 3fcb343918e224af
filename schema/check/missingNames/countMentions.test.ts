import { expect, test } from 'vitest';
import { countMentions } from './countMentions.ts';

const text = 'Washing, wa-shing, WA-SHING and a+b (c) [d] {e} f|g h/i \\j ^k $l m.n o* p?';
const loaded = {
  manifests: [{ source: { text } }],
  collections: new Map(),
  markdownFiles: [],
  forms: new Map(),
};

test.each([
  ['wa-shing', 2],
  ['washing', 1],
  ['a+b', 1],
  ['(c)', 1],
  ['[d]', 1],
  ['{e}', 1],
  ['f|g', 1],
  ['h/i', 1],
  ['\\j', 1],
  ['^k', 1],
  ['$l', 1],
  ['m.n', 1],
  ['o*', 1],
  ['p?', 1],
  ['mxn', 0],
])('counts %s', (word, count) => {
  expect(countMentions(word, { loaded } as never)).toBe(count);
});
