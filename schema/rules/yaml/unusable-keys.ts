import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem, TextLocation } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'key-not-text': {
    code: 'BW055',
    severity: 'error',
    title: 'A key is not text',
    why: 'Keys are names, so they must be text.',
    help: 'Write a name without brackets before the colon.',
    ...examples`- type: quote
  ${['? [text]\n  ', 'text']}: It simply works.`,
  },
  'merge-key': {
    code: 'BW051',
    severity: 'error',
    losesValue: true,
    title: 'A merge key has no effect',
    why: '`<<` merges mappings in YAML 1.1 only. Here its keys would be lost.',
    help: 'Write out the keys, or create a block and `use:` it.',
    ...examples`- type: quote
  ${['<<: { text: It simply works. }\n  text: It', 'text: It simply']} works.`,
  },
});

const report = createReporter<typeof rules>();

/** Creates the problem of `<<`, which other versions of YAML merge. */
export function mergeKey(at: TextLocation): Problem {
  return report('merge-key', {
    message: 'The merge key `<<` has no effect in YAML 1.2.',
    hint: 'write out the keys, or create a block and `use:` it',
    at,
  });
}

/** Creates the problem of a key that is a list or a mapping. */
export function keyNotText(at: TextLocation): Problem {
  return report('key-not-text', {
    message: 'Keys must be text.',
    hint: 'write a name without brackets before the colon',
    at,
  });
}
