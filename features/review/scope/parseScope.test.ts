import { expect, test } from 'vitest';
import { parseScope } from './parseScope.ts';

test('routes and kinds may be repeated or separated by commas', () => {
  expect(parseScope({ only: ['/pricing/, /blog/**', '/'], allow: ['words,links'] })).toEqual({
    routes: ['/pricing', '/blog/**', '/'],
    kinds: ['words', 'links'],
  });
  expect(parseScope({ allow: ['words'] })).toEqual({ kinds: ['words'] });
  expect(parseScope({})).toBeUndefined();
});

test('other words are wrong usage', () => {
  expect(() => parseScope({ only: ['pricing'] })).toThrow('not "pricing"');
  expect(() => parseScope({ only: [''] })).toThrow('not ""');
  expect(() => parseScope({ allow: ['colours'] })).toThrow(
    'takes words, pictures, links, not "colours"',
  );
});
