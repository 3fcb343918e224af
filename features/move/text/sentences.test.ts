import { expect, test } from 'vitest';
import { digestNormalized, digestSentence } from './digestSentence.ts';
import { isComparable, normalizeSentence } from './normalizeSentence.ts';
import { sentenceEnd, splitSentences } from './splitSentences.ts';

test('splits at the end of sentences, with their quotation marks', () => {
  expect(
    splitSentences('“Go on!” he said. Version 1.5 is here… We ship it, e.g. by post?'),
  ).toEqual(['“Go on!” he said.', 'Version 1.5 is here…', 'We ship it, e.g. by post?']);
  expect(splitSentences('灯を作ります。十年もちます！「はい。」')).toEqual([
    '灯を作ります。',
    '十年もちます！',
    '「はい。」',
  ]);
  expect(splitSentences(' \n ')).toEqual([]);
});

test.each([
  ['We don’t — ever — stop…', "We don't - ever - stop."],
  ['Work\u00adshop', 'workshop'],
  ['10\u00a0kg for 5\u202f€', '10 kg for 5 €'],
  ['ﬁne “quotes”', 'fine "quotes"'],
  ['→ Learn more', 'Learn more'],
])('%s is %s', (a, b) => {
  expect(normalizeSentence(a)).toBe(normalizeSentence(b));
  expect(digestSentence(a)).toBe(digestSentence(b));
});

test.each([
  ['It costs $40', 'It costs €40'],
  ['It takes 3.5 hours', 'It takes 35 hours'],
  ['Save 20%', 'Save 20'],
])('%s is not %s', (a, b) => {
  expect(normalizeSentence(a)).not.toBe(normalizeSentence(b));
});

test('labels are not compared', () => {
  expect(isComparable('Read more')).toBe(false);
  expect(isComparable('1 2 3')).toBe(false);
  expect(isComparable('We make lamps')).toBe(true);
  expect(isComparable('私たちは灯を作ります')).toBe(true);
});

/** Texts of signs that are treated in different ways, the same in each run. */
function* randomTexts(count: number): Generator<string> {
  const signs = [
    ...' aaZz09$%+.,!?…-–—‑"\'“”’«»)]*_`\\#/éÄßÿ×÷º½´µ€£·•™ﬁ²ªİıΣςжЖ日。！？「」\t\n\u00a0\u00ad\u2009\u200b\u0301\u0001',
    '. ',
    '! ',
    '.” ',
    ' - ',
    'Word ',
    'word ',
  ];
  let state = 7;
  const next = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % below;
  };
  for (let index = 0; index < count; index++) {
    // Half of the texts have only common signs.
    const below = index % 2 === 0 ? signs.length : 32;
    yield Array.from({ length: next(24) }, () => signs[next(below)]).join('');
  }
}

test('the fast ways give what the plain ones give', () => {
  for (const text of randomTexts(20_000)) {
    expect([text, digestSentence(text)]).toEqual([text, digestNormalized(normalizeSentence(text))]);
    const plain = text.replace(/\s+/g, ' ').trim();
    const parts = plain.length < 12 ? [plain] : plain.split(sentenceEnd);
    expect([text, splitSentences(text)]).toEqual([text, parts.filter(Boolean)]);
  }
});
