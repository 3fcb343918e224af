import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { splitHyphenated } from './splitHyphenated.ts';

test('keeps words with a hyphen together', () => {
  expect(splitHyphenated('A match in 24-48 hours, for $320-640/month.')).toEqual([
    'A match in ',
    '24-48',
    ' hours, for ',
    '$320-640/month.',
    '',
  ]);
  expect(splitHyphenated('a free 30-minute call')[1]).toBe('30-minute');
  expect(splitHyphenated('how a co-op board works')[1]).toBe('co-op');
  expect(splitHyphenated('Virtual assistants for e-commerce')[1]).toBe('e-commerce');
  expect(
    splitHyphenated('a day-to-day, full-time (long-term) job').filter((_, at) => at % 2),
  ).toEqual(['day-to-day,', 'full-time', 'long-term)']);
});

test('ignores negative numbers, dashes and long addresses', () => {
  for (const text of ['down to -5 degrees', '2 - 3', 'well - -', 'a-'])
    expect(splitHyphenated(text)).toEqual([text]);
  const address = 'see /a/very/long/path/2-of-a-great-many-parts';
  expect(splitHyphenated(address)).toEqual([address]);
});

test('Markdown keeps hyphenated words together and still escapes', () => {
  const page = { link: (href: string) => ({ href, external: false }) };
  expect(renderMarkdown('*$10-12* & 24-48', page, true, true)).toBe(
    '<em><span class="unbroken">$10-12</span></em> &amp; <span class="unbroken">24-48</span>',
  );
});
