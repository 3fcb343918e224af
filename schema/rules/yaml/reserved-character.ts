import { createReporter } from '../../diagnostics/createReporter.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'reserved-character': {
    code: 'BW057',
    severity: 'error',
    title: 'A text starts with a reserved character',
    why: 'YAML reserves `@`, `` ` `` and `%`, and reads `[`, `{`, `>` and `*` as the start of something else.',
    help: 'Put the text in quotes.',
    ...examples`- type: quote
  text: ${['@ada says it works.', '"@ada says it works."']}`,
  },
});

/** Creates the problem of a text that starts with a character of YAML. */
export const reservedCharacter = createReporter<typeof rules>('reserved-character');
