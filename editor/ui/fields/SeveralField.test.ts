// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { formSchema } from '../../../schema/vocabulary/form/form.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { readTyped, splitTexts, takesSeveral } from './SeveralField.tsx';

const { to, title } = (formSchema as unknown as { properties: Record<string, FieldSchema> })
  .properties;

test('recipients are one field for one address or several, and other texts are not', () => {
  expect(
    ['a@b.example', ['a@b.example', 'SALES_TO'], undefined].map((value) =>
      takesSeveral(to ?? {}, value),
    ),
  ).toEqual([true, true, true]);
  expect(takesSeveral(to ?? {}, [])).toBe(false);
  expect(takesSeveral(title ?? {}, 'Write')).toBe(false);
});

test('commas, semicolons and line breaks divide addresses', () => {
  expect(splitTexts('a@b.example, c@d.example;SALES_TO\n')).toEqual([
    'a@b.example',
    'c@d.example',
    'SALES_TO',
  ]);
  expect(splitTexts(' ')).toEqual([]);
});

test('what stands before a comma becomes a chip, and only once', () => {
  expect(readTyped(['a@b.example'], 'c@d.exam')).toEqual({
    chips: ['a@b.example'],
    draft: 'c@d.exam',
  });
  expect(readTyped(['a@b.example'], 'c@d.example; a@b.example, e')).toEqual({
    chips: ['a@b.example', 'c@d.example'],
    draft: 'e',
  });
});
