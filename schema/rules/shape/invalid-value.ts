import { createReporter } from '../../diagnostics/createReporter.ts';
import { describeKey } from '../../diagnostics/describeValue.ts';
import type { Finding } from '../../diagnostics/Finding.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('shape', {
  'invalid-value': {
    code: 'BW032',
    severity: 'error',
    title: 'A value is not allowed by its schema',
    why: 'The description of the key in the schema gives the reason.',
    help: 'Check the description of the key.',
    ...examples`# data/cities.yaml
atlanta: { share: ${['7', '10']} }
# data/cities.schema.yaml
properties: { share: { type: integer, multipleOf: 5 } }`,
  },
});

const find = createReporter<typeof rules, Finding>();

/** Explains a value that its schema refuses by a rare keyword, such as `multipleOf`. */
export function invalidValue(
  path: Finding['path'],
  keyword: string,
  description: string | undefined,
): Finding {
  return find('invalid-value', {
    path,
    part: 'value',
    message: `${describeKey(path)} does not satisfy \`${keyword}\` in its schema.`,
    hint: description ?? 'check the description of the key',
  });
}
