import { createReporter } from '../../diagnostics/createReporter.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'comma-in-text': {
    code: 'BW550',
    severity: 'error',
    title: 'A text inside `{ }` contains a comma',
    why: 'Inside `{ }`, a comma ends a value and starts the next key, even in the middle of a text.',
    help: 'Put the whole text in quotes.',
    ...examples`- type: faq
  items:
    - { question: Is it fast?, answer: ${['Yes, at all places.', '"Yes, at all places."']} }`,
  },
});

/** Creates the problem of a comma that ends a value in braces. */
export const commaInText = createReporter<typeof rules>('comma-in-text');
