import { createReporter } from '../../diagnostics/createReporter.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'tab-indentation': {
    code: 'BW042',
    severity: 'error',
    title: 'A line is indented with a tab',
    why: 'YAML does not allow tabs, because their width is not fixed.',
    help: 'Indent each level with two spaces. Most editors can convert tabs to spaces.',
    ...examples`- type: quote
${['	text', '  text']}: It simply works.`,
  },
  'bad-indentation': {
    code: 'BW052',
    severity: 'error',
    title: 'A line has the wrong indentation',
    why: 'Indentation shows which lines belong together.',
    help: 'Indent the line like the lines it belongs to.',
    ...examples`- type: quote
  text: It simply works.
  ${[' author', 'author']}: Ada`,
  },
});

/** Creates the problem of a line that starts in the wrong column, or with a tab. */
export const reportIndentation = createReporter<typeof rules>();
