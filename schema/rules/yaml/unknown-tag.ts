import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem, TextLocation } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'unknown-tag': {
    code: 'BW060',
    severity: 'error',
    title: 'A tag is not supported',
    why: 'Tags such as `!name` have no meaning here and would be ignored.',
    help: 'Remove the tag, or put the text in quotes.',
    ...examples`- type: quote
  text: ${['!important It', 'It']} simply works.`,
  },
});

const report = createReporter<typeof rules>();

/** Creates the problem of a tag such as `!include`. */
export function unknownTag(tag: string, at: TextLocation): Problem {
  return report('unknown-tag', {
    message: `The tag \`${tag}\` is not supported.`,
    hint: 'remove it, or put the whole text in double quotes',
    at,
  });
}
