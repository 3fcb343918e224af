import { expect, test } from 'vitest';
import type { FormField } from '../../../base/forms/FormDefinition.ts';
import { englishTexts } from '../../../tests/backend/support/englishTexts.ts';
import { formatValue } from './formatValue.ts';

const choices = { a: 'Apples', p: 'Pears' };

test.each<[unknown, Partial<FormField> | undefined, string]>([
  [['a', 'p', 'other'], { kind: 'checkboxes', choices }, 'Apples, Pears, <other>'],
  ['p', { kind: 'select', choices }, 'Pears'],
  ['2026-05-31', { kind: 'date' }, 'May 31, 2026'],
  ['2026-05-31', { kind: 'text' }, '<2026-05-31>'],
  [['a', 'b'], undefined, '<a>, <b>'],
  [true, { kind: 'checkbox' }, 'yes'],
  [false, undefined, 'no'],
])('%j in the field %j reads %s', (value, field, text) => {
  const formatText = (typed: string) => `<${typed}>`;
  expect(formatValue(value, field as FormField, { texts: englishTexts, formatText })).toBe(text);
});
