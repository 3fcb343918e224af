import { expect, test } from 'vitest';
import { formatMessage } from './formatMessage.ts';

test('writes numbers as Intl does', () => {
  const languages = 'cs da de de-AT en en-IN es es-MX fi fr hu it nb nl pl pt pt-PT ro sv tr';
  for (const locale of [...languages.split(' '), 'ar-EG', 'de-CH', 'en-u-nu-arab', 'fa', 'mr'])
    for (const number of [0, 1, 7, 12, 999, 2026, 9999, 10_000, 1_234_567, 1.5, -3])
      expect(formatMessage('{number}', { number }, locale)).toBe(
        new Intl.NumberFormat(locale, { useGrouping: 'min2', maximumFractionDigits: 20 }).format(
          number,
        ),
      );
});
