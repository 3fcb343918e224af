import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import { createReporter } from '../../diagnostics/createReporter.ts';
import { describeKey, describeValue } from '../../diagnostics/describeValue.ts';
import type { Finding } from '../../diagnostics/Finding.ts';
import { formatNames } from '../../diagnostics/formatNames.ts';
import { getCertainCorrection } from '../../diagnostics/getCertainCorrection.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('shape', {
  'wrong-choice': {
    code: 'BW013',
    severity: 'error',
    isAboutName: true,
    title: 'A value is not one of the choices',
    why: 'Only the listed values work.',
    help: 'Use one of the listed values.',
    ...examples`- type: quote
  tone: ${['drak', 'dark']}
  text: It simply works.`,
  },
});

const find = createReporter<typeof rules, Finding>();

/** Explains a value that is not one of the choices. */
export function wrongChoice(
  path: Finding['path'],
  data: unknown,
  choices: readonly unknown[],
): Finding {
  const texts = choices.map(String);
  const off = data === false && texts.includes('off') ? 'off' : undefined;
  // `"3"` is 3; a number resembles no other one.
  const same = typeof data === 'string' && texts.includes(data) ? data : undefined;
  const isNumber = /^[\d.]+$/.test(String(data));
  const suggestion =
    off ?? same ?? (isNumber ? undefined : getSpellingSuggestion(String(data), texts));
  const correction =
    off ?? same ?? (isNumber ? undefined : getCertainCorrection(String(data), texts));
  return find('wrong-choice', {
    path,
    part: 'value',
    message: `${describeKey(path)} cannot be ${typeof data === 'number' ? data : describeValue(data)}. Choose from ${formatNames(texts, 20)}.`,
    ...(suggestion
      ? {
          hint: `did you mean "${suggestion}"?`,
          ...(correction && { fix: { text: correction } }),
        }
      : { hint: 'use one of these values' }),
  });
}
