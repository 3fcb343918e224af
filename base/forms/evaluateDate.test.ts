import { expect, test } from 'vitest';
import type { FieldTexts } from '../messages/FieldTexts.ts';
import { evaluateDate } from './evaluateDate.ts';
import type { FieldRules } from './FormRules.ts';

const texts = {
  date: 'no date',
  tooEarly: ({ date }: { date: string }) => `not before ${date}`,
  tooLate: ({ date }: { date: string }) => `not after ${date}`,
} as unknown as FieldTexts;

test.each([
  ['2026-01-31', { value: '2026-01-31' }],
  ['2026-02-30', { error: 'no date' }],
  ['2026-01-01', { error: 'not before January 15, 2026' }],
  ['2027-01-01', { error: 'not after June 1, 2026' }],
])('%s is answered with %j', (raw, answer) => {
  const now = new Date('2026-01-20T12:00:00Z');
  const field = { earliest: '2026-01-15', latest: '2026-06-01' } as unknown as FieldRules;
  expect(evaluateDate(field, raw, { now, texts, locale: 'en-US' })).toEqual(answer);
});
