import { describe, expect, test } from 'vitest';
import { explainPattern } from './explainPattern.ts';

const rule = (pattern: string) => explainPattern(pattern)?.rule;

test.each(['(', '[z-a]', '^(?i)a$', '*', 'a{2,1}', '\\-', '[\\p{L}--[a-z]]', '(?<a>x)(?<a>y)'])(
  '%s is not a regular expression',
  (pattern) => {
    expect(rule(pattern)).toBe('invalid-pattern');
  },
);

test.each([
  '^(a+)+$',
  '(a|a)*$',
  '(.*)*x',
  '^(a|b|ab)*$',
  '((a+)b?)+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '^(?:a|aa)+$',
  '(x+x+)+y',
  '^(\\w+\\s?)*$',
  '(a*)*b',
  '^(?=(a+)+$)b',
  '^b(?<=^(a+)+c)$',
  '(?:a{0,20}){20}b',
  '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$',
  '^(a|b|[ab])*$',
  '^(?:(?:a|b)+c?)+$',
  '(\\w|\\d)+$',
  '([a-z]+)*\\d',
  '^(.|\\s)*x$',
  '^((ab)*(a|b)*)*$',
  '^(\\s*\\w+\\s*)*$',
  '(?:\\.+[^.]*|[^.]+)+$x',
  '^(?:a(?:b|c)*|ab)*$',
  '^([ab]*a[ab]*)*c$',
  '^(aa|aab|b|baa)*$',
  '^(ab|a|bc|c)*$',
  '^(?:abc|ab|cd|d)*$',
  '^(?:a(?:x|y)b?|ax)*z$',
  '^(?:a(?:b?|c?))*d$',
  '^(\\p{L}|[a-z])+$',
  '^(\\u{1F600}|[^a])*a$',
  '^(([a-z]+)-?)*$',
  '^(\\d+|[0-9a-f]+)*$',
  '^(.*?,)*?x(.+)+$',
])('%s can take exponential time', (pattern) => {
  expect(rule(pattern)).toBe('slow-pattern');
});

test.each([
  '^A',
  '^[0-9]{5}(-[0-9]{4})?$',
  '^\\+?[0-9 ().-]{7,20}$',
  '^[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}$',
  '^[a-z]+(-[a-z]+)*$',
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  '^https://[\\w.-]+(/.*)?$',
  '^(\\d{1,3}\\.){3}\\d{1,3}$',
  '^\\p{L}+( \\p{L}+)*$',
  '^[\\w.%+-]+@[\\w.-]+\\.[A-Za-z]{2,}$',
  '^(?:[A-Z]{2}\\d{2})(?: ?\\d{4}){3,7}$',
  '^(0[1-9]|1[0-2])/\\d{2}$',
  '^(?=.*\\d)(?=.*[a-z]).{8,}$',
  '^(?<y>\\d{4})-\\k<y>$',
  '^((a|b)*c|(a|b)*d)$',
  '^(?:[A-Za-z]+, )*[A-Za-z]+$',
  '^(?:\\w+\\s)*\\w+$',
  '^(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}$',
  '^a{1000}$',
  '^(?:\\d{16})+$',
  '^(a?)*$',
  '^(?!.*--)[a-z-]+$',
  '^(\\p{Lu}\\p{Ll}+ ?)+$',
])('%s is usable', (pattern) => {
  expect(explainPattern(pattern)).toBeUndefined();
});

describe('the analysis itself takes bounded time', () => {
  test.each([
    '((a{1,500}){1,500}){1,500}',
    `${'('.repeat(200)}a${')*'.repeat(200)}`,
    `^(${Array.from({ length: 400 }, (_, n) => `a{${n + 1}}b`).join('|')})*$`,
    `(?:${'[a-z]*'.repeat(400)})*`,
    `${'(?:a?'.repeat(300)}${')*'.repeat(300)}`,
  ])('%#', (pattern) => {
    expect(rule(pattern)).toBe('slow-pattern');
  });
});
