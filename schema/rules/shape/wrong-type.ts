import { createReporter } from '../../diagnostics/createReporter.ts';
import { describeValue } from '../../diagnostics/describeValue.ts';
import type { Finding } from '../../diagnostics/Finding.ts';
import type { LocatableFile, Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('shape', {
  'wrong-type': {
    code: 'BW010',
    severity: 'error',
    isAboutType: true,
    title: 'A value has the wrong type',
    why: 'The page would show the wrong thing, or nothing.',
    help: 'Write the kind of value that the message asks for. Put text that looks like a number in quotes.',
    ...examples`- type: prose
  numbered: ${['always', 'true']}
  text: Hello`,
  },
  'empty-value': {
    code: 'BW029',
    severity: 'error',
    atTruncation: 'gap',
    title: 'A key is empty',
    why: 'A key without a value usually means that the value was forgotten.',
    help: 'Add the value after the colon, or remove the key.',
    ...examples`- type: quote
  text: It simply works.
  author:${['', ' Ada']}`,
  },
});

/** Creates a problem of a value of the wrong type, or of none. */
export const reportType = createReporter<typeof rules>();

/** Creates a finding about such a value. */
export const findType = createReporter<typeof rules, Finding>();

/** Creates the problem of a value that is no mapping; `name` starts the message. */
export function notMapping(
  file: LocatableFile & { value: unknown; base?: readonly unknown[] | undefined },
  path: readonly string[],
  name: string,
): Problem {
  const value = path
    .slice(file.base?.length)
    .reduce<unknown>(
      (parent, key) => (parent as Record<string, unknown> | null)?.[key],
      file.value,
    );
  const isEmpty = value === null || value === undefined;
  return reportType(isEmpty ? 'empty-value' : 'wrong-type', {
    message: isEmpty
      ? `${name} is empty; it needs a mapping.`
      : `${name} must be a mapping, not ${describeValue(value)}.`,
    hint: 'write its keys on indented lines below',
    at: { file, path, part: isEmpty ? 'key' : 'value' },
  });
}
