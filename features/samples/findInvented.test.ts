import { expect, test } from 'vitest';
import { findInvented, isInventedHost } from './findInvented.ts';

test.each([
  ['Write to hello@example.com.', ['hello@example.com']],
  ['mailto:join@example.net', ['mailto:join@example.net']],
  [
    '[Join](https://www.example.org/join?plan=mornings)',
    ['https://www.example.org/join?plan=mornings'],
  ],
  ['At example.org, or Example.COM/a.', ['example.org', 'Example.COM/a']],
  ['Call +1 555 0100 now', ['+1 555 0100']],
  ['tel:+15550100', ['+15550100']],
  ['+1-404-555-0142', ['+1-404-555-0142']],
  ['(217) 555-0136', ['(217) 555-0136']],
  ['217.555.0136', ['217.555.0136']],
  ['555-0136', ['555-0136']],
  ['tel:+441632960144, 020 7946 0123', ['+441632960144', '020 7946 0123']],
  ['sales@counterexample.org', []],
  ['https://example.orgs.eu and example.community', []],
  ['tel:+494055550120, +49 40 5555 0120', []],
  ['order 5550148, 15550100500, 1555', []],
  ['12 555 people, 555 places', []],
  ['Run `curl https://example.org/a` first', []],
  ['```\nfetch https://example.com\n```\nDone', []],
])('%j: %j', (text, expected) => {
  expect(findInvented(text)).toEqual(expected);
});

test('tells invented hosts from real ones', () => {
  expect(
    ['www.example.com', 'example.org', 'localhost', 'shop.test', '127.0.0.1'].filter(
      isInventedHost,
    ),
  ).toHaveLength(5);
  expect(['www.example.shop', 'counterexample.com', 'bakery.example'].some(isInventedHost)).toBe(
    false,
  );
});
