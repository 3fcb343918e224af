import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem, TextLocation } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'duplicate-key': {
    code: 'BW041',
    severity: 'error',
    key: 'repeated',
    title: 'A key is set twice',
    why: 'Only the last value is used; the other is lost silently.',
    help: 'Remove or rename one of the two.',
    ...examples`- type: quote
  text: It simply works.${['\n  text: It works.', '']}`,
  },
});

/** Creates the problem of a name that is defined twice. */
export const reportDuplicateKey = createReporter<typeof rules>('duplicate-key');

/**
 * Creates the problem of a key that its mapping has twice.
 *
 * @param line number of the line that has the first one
 */
export function duplicateKey(key: string, line: number, at: TextLocation): Problem {
  return reportDuplicateKey({
    message: `\`${key}\` is set twice; it was first set on line ${line}.`,
    hint: 'remove or rename one of the two',
    at,
  });
}
