import { createReporter } from '../../diagnostics/createReporter.ts';
import { defineRules, examples, type RuleName } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'colon-in-text': {
    code: 'BW044',
    severity: 'error',
    title: 'A text contains a colon followed by a space',
    why: 'YAML takes a colon followed by a space for the end of a key, even in the middle of a text.',
    help: 'Put the whole text in quotes.',
    ...examples`- type: quote
  text: ${['One thing: it works.', '"One thing: it works."']}`,
  },
});

/** Creates the problem of a colon that YAML reads as the end of a key. */
export const colonInText = createReporter<typeof rules>('colon-in-text');

/** Whether a problem is about a colon in a text. */
export function isColonInText({ rule }: { rule: RuleName }): boolean {
  return rule === ('colon-in-text' satisfies keyof typeof rules);
}
