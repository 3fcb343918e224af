import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileLinearPattern } from '../../functions/_shared/forms/compileLinearPattern.ts';

const patterns = [
  '^[A-Z]{2}$',
  '^\\d{5}(?:-\\d{4})?$',
  '^\\S+\\s\\S+$',
  '^[\\s\\S]{1,4}$',
  '^[^\\S\\n]+$',
  '^.{2,3}$',
  '^[.\\-\\/]+$',
  '^\\p{Lu}\\p{Script=Latin}*$',
  '^[\\u00c0-\\u017fa-z]+$',
  '\\bA\\B',
  '^(?<year>\\d{2})|\\u{1F600}$',
  '^(?:a|ab)*c?$',
];

describe.each(patterns)('%s', (pattern) => {
  test("decides as the browser's engine does", () => {
    const matcher = compileLinearPattern(pattern);
    const native = new RegExp(pattern, 'u');
    const character = fc.constantFrom(...'aAbcé0129-./ \n\r\t\v\u00a0\ufeff\u2028\u{1F600}١Ж');
    const text = fc.oneof(
      fc.array(character, { maxLength: 6 }).map((characters) => characters.join('')),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    fc.assert(
      fc.property(text, (value) => {
        expect([value, matcher.test(value)]).toEqual([value, native.test(value)]);
      }),
      { numRuns: 500 },
    );
  });
});

// A backtracking engine needs 2^5000 steps for the first and would end this test by its time limit.
test.each([
  ['^(a+)+$', 'a'],
  ['^(a|a)*$', 'a'],
  ['^(a|aa)+$', 'a'],
  ['^(\\w+\\s?)*$', 'word '],
  ['^([a-z]+)*@', 'a'],
])('%s decides about 5,000 characters', (pattern, part) => {
  const matcher = compileLinearPattern(pattern);
  expect(matcher.test(`${part.repeat(5000 / part.length)}!`)).toBe(false);
});

test.each(['(', '[z-a]', '^(?i)a$', 'a**', '\\Q.\\E', '[[:alpha:]]'])(
  '%s is no regular expression',
  (pattern) => {
    expect(() => compileLinearPattern(pattern)).toThrow(SyntaxError);
  },
);

test.each(['^(?=a)a$', '(a)\\1', '(?!a)', 'x{1001}'])('%s needs backtracking', (pattern) => {
  expect(() => compileLinearPattern(pattern)).toThrow('cannot be matched in linear time');
});
