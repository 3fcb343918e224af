import { createReporter } from '../../diagnostics/createReporter.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'unopened-quote': {
    code: 'BW065',
    severity: 'warning',
    trap: 'text',
    title: 'An opening quotation mark is missing',
    why: 'Visitors see the quotation mark at the end of the text.',
    help: 'Add the opening quotation mark, or remove the closing one.',
    ...examples`- type: quote
  text: ${['It', '"It']} simply works"`,
  },
});

/** Creates the problem of a text with a closing quotation mark only. */
export const unopenedQuote = createReporter<typeof rules>('unopened-quote');
