import { createReporter } from '../../diagnostics/createReporter.ts';
import { defineRules, examples, type RuleName } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'unclosed-quote': {
    code: 'BW043',
    severity: 'error',
    title: 'A quotation mark is not closed',
    why: 'Everything up to the next quotation mark becomes part of the text.',
    help: 'End the text with the same quotation mark.',
    ...examples`- type: quote
  text: "It simply ${['works.', 'works."']}
  author: Ada`,
  },
  'unclosed-bracket': {
    code: 'BW054',
    severity: 'error',
    title: 'A bracket is not closed',
    why: 'Everything that follows becomes part of the brackets.',
    help: 'Close the bracket, or put the text in quotes.',
    ...examples`- type: stats
  items: [{ value: "1", label: One }${['', ']']}
- type: quote
  text: It simply works.`,
  },
});

/** Creates the problem of a quotation mark or bracket that is not closed, or not opened. */
export const reportUnclosed = createReporter<typeof rules>();

/** Whether a problem is one of an unclosed quotation mark or bracket, which goes on below. */
export function isUnclosed({ rule }: { rule: RuleName }): boolean {
  const names: readonly (keyof typeof rules)[] = ['unclosed-quote', 'unclosed-bracket'];
  return (names as readonly RuleName[]).includes(rule);
}
