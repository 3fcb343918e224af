import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'boolean-word': {
    code: 'BW047',
    severity: 'warning',
    title: 'Some YAML parsers read this word as true or false',
    why: 'YAML 1.1 reads `no`, `on`, `yes` and `off` as true or false; here they are text. So you may get the opposite of what you meant.',
    help: 'Put the word in quotes. Where true or false is expected, write that.',
    ...examples`- type: quote
  text: It simply works.
  author: ${['No', '"No"']}`,
  },
  'clock-time': {
    code: 'BW048',
    severity: 'warning',
    title: 'Some YAML parsers read this time as a number',
    why: 'YAML 1.1 reads 09:30 as the number 570. Here it is text, but other programs may read the file differently.',
    help: 'Put the time in quotes.',
    ...examples`- type: quote
  text: ${['09:30', '"09:30"']}`,
  },
  'leading-zero': {
    code: 'BW049',
    severity: 'warning',
    title: 'A number loses its leading zero',
    why: 'Postcodes and telephone numbers need their leading zero.',
    help: 'Put the value in quotes.',
    ...examples`# data/cities.yaml
boston: { zip: ${['02134', '"02134"']} }
# data/cities.schema.yaml
properties: { zip: {} }`,
  },
  'trailing-zero': {
    code: 'BW050',
    severity: 'warning',
    title: 'A number loses its trailing zero',
    why: '1.10 becomes 1.1, which is wrong for a version or a price.',
    help: 'Put the value in quotes, or remove the zero.',
    ...examples`# data/plans.yaml
team: { price: ${['1.10', '"1.10"']} }
# data/plans.schema.yaml
properties: { price: {} }`,
  },
  'ambiguous-number': {
    code: 'BW058',
    severity: 'warning',
    title: 'Some YAML parsers read this number differently',
    why: 'Other programs may read it as another number, or as text.',
    help: 'Write only digits, or put the value in quotes.',
    ...examples`# data/plans.yaml
team: { price: ${['1_200', '"1_200"']} }
# data/plans.schema.yaml
properties: { price: {} }`,
  },
  'text-after-hash': {
    code: 'BW064',
    severity: 'warning',
    title: 'A text is cut off at a #',
    why: 'YAML reads a `#` after a space as the start of a comment, so the rest of the text is lost.',
    help: 'Put the whole text in quotes. If it is a comment, add a space after the `#`.',
    ...examples`- type: quote
  text: ${['Our #1 tour simply works.', '"Our #1 tour simply works."']}`,
  },
  'leftover-mark': {
    phase: 'content',
    scope: 'file',
    code: 'BW240',
    severity: 'warning',
    title: 'A text ends with a mark of another language',
    why: 'No `;` or `,` ends a line in YAML, so visitors see it.',
    help: 'Remove the mark. If it belongs to the text, put the text in quotes.',
    ...examples`- type: quote
  text: It simply works${[';', '']}`,
  },
  'unopened-quote': {
    code: 'BW065',
    severity: 'warning',
    title: 'An opening quotation mark is missing',
    why: 'Visitors see the quotation mark at the end of the text.',
    help: 'Add the opening quotation mark, or remove the closing one.',
    ...examples`- type: quote
  text: ${['It', '"It']} simply works"`,
  },
});
