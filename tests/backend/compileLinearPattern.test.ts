import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePattern } from '../../schema/shape/formats/compilePattern.ts';
import { explainPattern } from '../../schema/shape/formats/explainPattern.ts';

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
    const matcher = compilePattern(pattern);
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
  const matcher = compilePattern(pattern);
  expect(matcher.test(`${part.repeat(5000 / part.length)}!`)).toBe(false);
});

test.each(['(', '[z-a]', '^(?i)a$', 'a**', '\\Q.\\E', '[[:alpha:]]'])(
  '%s is no regular expression',
  (pattern) => {
    expect(() => compilePattern(pattern)).toThrow(SyntaxError);
  },
);

test.each(['^(?=a)a$', '(a)\\1', '(?<n>a)\\k<n>', '(?!a)', 'x{1001}'])(
  '%s needs backtracking',
  (pattern) => {
    expect(() => compilePattern(pattern)).toThrow('cannot be matched in linear time');
  },
);

const valid = [
  ...patterns,
  '^a{1000}$',
  '^(?:\\d{16}){3}$',
  '\\\\k',
  '^\\p{gc=Lu}$',
  '^[^]$',
  '^\\cA$',
];
const unsupported = [
  ...['^(?=a)a$', '(?!a)', '(?<=a)b', '(?<!a)b', '(a)\\1', '(?<n>a)\\k<n>'],
  ...['x{1001}', 'x{2,1001}', '(?:x{2}){501}', '\\p{Letter}', '[\\P{Uppercase_Letter}]', '[\\b]'],
  '\\p{Script_Extensions=Latin}',
];

describe('the check accepts the patterns that can be matched', () => {
  const isUsable = (pattern: string) => {
    try {
      compilePattern(pattern);
      return true;
    } catch {
      return false;
    }
  };

  test.each(valid)('%s is accepted', (pattern) => {
    expect([explainPattern(pattern), isUsable(pattern)]).toEqual([undefined, true]);
  });

  test.each(unsupported)('%s is refused', (pattern) => {
    expect([explainPattern(pattern)?.rule, isUsable(pattern)]).toEqual([
      'unsupported-pattern',
      false,
    ]);
  });

  test('any combination of constructs', () => {
    const construct = fc.constantFrom(
      ...'ab.^$|()[]?*+'.split(''),
      ...[
        ...[
          '(?:',
          '(?=',
          '(?!',
          '(?<=',
          '(?<n>',
          '\\k<n>',
          '\\1',
          '\\d',
          '\\b',
          '\\B',
          '\\s',
          '\\W',
        ],
        ...[
          '{2}',
          '{2,}',
          '{1,40}',
          '{40}',
          '{1000}',
          '{1001}',
          '[^',
          'a-z',
          '\\u{1F600}',
          '\\x41',
        ],
        ...['\\p{L}', '\\p{Letter}', '\\p{Script=Latin}', '\\P{Lu}', '\\p{Emoji}', '\\p{ASCII}'],
        ...['\\.', '\\\\', '\\/', '\\cA', '\\0', '\\-'],
      ],
    );
    fc.assert(
      fc.property(fc.array(construct, { minLength: 1, maxLength: 8 }), (parts) => {
        const pattern = parts.join('');
        const rule = explainPattern(pattern)?.rule;
        expect([pattern, rule === undefined]).toEqual([pattern, isUsable(pattern)]);
      }),
      { numRuns: 3000 },
    );
  });
});
