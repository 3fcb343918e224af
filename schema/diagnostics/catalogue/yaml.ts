import { examples } from './examples.ts';
import { defineRules } from './RuleMeta.ts';

/** Rules about YAML syntax and its traps. */
export const yamlRules = defineRules('yaml', 'file', {
  'yaml-syntax': {
    code: 'BW040',
    severity: 'error',
    title: 'The YAML is not valid',
    why: 'Blockwright cannot read the rest of the file.',
    help: 'Check the indentation, quotes and colons of the lines nearby.',
    bad: `- type: quote
  text It simply works.
  author: Ada`,
    good: `- type: quote
  text: It simply works.
  author: Ada`,
  },
  'duplicate-key': {
    code: 'BW041',
    severity: 'error',
    title: 'A key is set twice',
    why: 'Only the last value is used; the other is lost silently.',
    help: 'Remove or rename one of the two.',
    bad: `- type: quote
  text: It simply works.
  text: It works.`,
    good: `- type: quote
  text: It simply works.`,
  },
  'tab-indentation': {
    code: 'BW042',
    severity: 'error',
    title: 'A line is indented with a tab',
    why: 'YAML does not allow tabs, because their width is not fixed.',
    help: 'Indent each level with two spaces. Most editors can convert tabs to spaces.',
    bad: `- type: quote
	text: It simply works.`,
    good: `- type: quote
  text: It simply works.`,
  },
  'unclosed-quote': {
    code: 'BW043',
    severity: 'error',
    title: 'A quotation mark is not closed',
    why: 'Everything up to the next quotation mark becomes part of the text.',
    help: 'End the text with the same quotation mark.',
    bad: `- type: quote
  text: "It simply works.
  author: Ada`,
    good: `- type: quote
  text: "It simply works."
  author: Ada`,
  },
  'colon-in-text': {
    code: 'BW044',
    severity: 'error',
    title: 'A text contains a colon followed by a space',
    why: 'YAML takes a colon followed by a space for the end of a key, even in the middle of a text.',
    help: 'Put the whole text in quotes.',
    bad: `- type: quote
  text: One thing: it works.`,
    good: `- type: quote
  text: "One thing: it works."`,
  },
  'undefined-anchor': {
    code: 'BW045',
    severity: 'error',
    title: 'An alias has no anchor',
    why: '`*name` repeats the value that `&name` marks, and the anchor must come first.',
    help: 'Define the anchor before the alias. If the asterisk is part of the text, put the text in quotes.',
    bad: `- type: quote
  text: *praise`,
    good: `- type: quote
  text: "*praise*"`,
  },
  'unused-anchor': {
    code: 'BW046',
    severity: 'warning',
    title: 'An anchor is never used',
    why: 'The anchor may be left over, or its `*name` may have been forgotten.',
    help: 'Remove the anchor, or repeat the value with `*name`.',
    bad: `- type: quote
  text: &praise It simply works.`,
    good: `- type: quote
  text: It simply works.`,
  },
  'boolean-word': {
    code: 'BW047',
    severity: 'warning',
    title: 'Some YAML parsers read this word as true or false',
    why: 'YAML 1.1 reads `no`, `on`, `yes` and `off` as true or false; here they are text. So you may get the opposite of what you meant.',
    help: 'Write `true` or `false`, or put the word in quotes.',
    bad: `- type: quote
  text: It simply works.
  author: No`,
    good: `- type: quote
  text: It simply works.
  author: "No"`,
  },
  'clock-time': {
    code: 'BW048',
    severity: 'warning',
    title: 'Some YAML parsers read this time as a number',
    why: 'YAML 1.1 reads 09:30 as the number 570. Here it is text, but other programs may read the file differently.',
    help: 'Put the time in quotes.',
    bad: `- type: quote
  text: 09:30`,
    good: `- type: quote
  text: "09:30"`,
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
  'merge-key': {
    code: 'BW051',
    severity: 'error',
    title: 'A merge key has no effect',
    why: '`<<` merges mappings in YAML 1.1 only. Here its keys would be lost.',
    help: 'Write out the keys, or create a block and `use:` it.',
    bad: `- type: quote
  <<: { text: It simply works. }
  text: It works.`,
    good: `- type: quote
  text: It simply works.`,
  },
  'bad-indentation': {
    code: 'BW052',
    severity: 'error',
    title: 'A line has the wrong indentation',
    why: 'Indentation shows which lines belong together.',
    help: 'Indent the line like the lines it belongs to.',
    bad: `- type: quote
  text: It simply works.
   author: Ada`,
    good: `- type: quote
  text: It simply works.
  author: Ada`,
  },
  'missing-hyphen': {
    code: 'BW067',
    severity: 'error',
    title: 'A list item has no hyphen',
    why: 'Without its hyphen, an item becomes part of the item above.',
    help: 'Write `- ` before the first key of the item.',
    ...examples`- type: faq
  items:
    - question: Is there any code?
      answer: No.
    ${[' ', '-']} question: Is there a test?
      answer: Yes.`,
  },
  'multiple-documents': {
    code: 'BW053',
    severity: 'error',
    title: 'A file contains several YAML documents',
    why: 'Only the first document is read.',
    help: 'Remove the `---` line.',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example${[
    `
---
pages: {}`,
    '',
  ]}`,
  },
  'unclosed-bracket': {
    code: 'BW054',
    severity: 'error',
    title: 'A bracket is not closed',
    why: 'Everything that follows becomes part of the brackets.',
    help: 'Close the bracket, or put the text in quotes.',
    ...examples`- type: stats
  items: [{ value: ${['1, label: One }', '"1", label: One }]']}
- type: quote
  text: It simply works.`,
  },
  'key-not-text': {
    code: 'BW055',
    severity: 'error',
    title: 'A key is not text',
    why: 'Keys are names, so they must be text.',
    help: 'Put the key in quotes.',
    bad: `- type: quote
  ? [text]
  : It simply works.`,
    good: `- type: quote
  text: It simply works.`,
  },
  'unquoted-expression': {
    code: 'BW056',
    severity: 'error',
    title: 'A text that starts with {{ needs quotes',
    why: 'YAML reads `{{` as the start of a mapping.',
    help: 'Put the whole text in double quotes.',
    bad: `- type: quote
  text: {{ site.name }} simply works.`,
    good: `- type: quote
  text: "{{ site.name }} simply works."`,
  },
  'reserved-character': {
    code: 'BW057',
    severity: 'error',
    title: 'A text starts with a reserved character',
    why: 'YAML reserves `@`, `` ` `` and `%`, and reads `[`, `{`, `>` and `*` as the start of something else.',
    help: 'Put the text in quotes.',
    bad: `- type: quote
  text: @ada says it works.`,
    good: `- type: quote
  text: "@ada says it works."`,
  },
  'ambiguous-number': {
    code: 'BW058',
    severity: 'warning',
    title: 'Some YAML parsers read this number differently',
    why: 'Other programs may read it as another number, or as text.',
    help: 'Write only digits, or put the value in quotes.',
    ...examples`# data/plans.yaml
team: { price: ${['1_200', '1200']} }
# data/plans.schema.yaml
properties: { price: {} }`,
  },
  'alias-bomb': {
    code: 'BW059',
    severity: 'error',
    title: 'Aliases expand to too many values',
    why: 'A few lines of aliases can expand to more values than fit in memory.',
    help: 'Write out the values.',
  },
  'unknown-tag': {
    code: 'BW060',
    severity: 'error',
    title: 'A tag is not supported',
    why: 'Tags such as `!name` have no meaning here and would be ignored.',
    help: 'Remove the tag, or put the text in quotes.',
    bad: `- type: quote
  text: !important It simply works.`,
    good: `- type: quote
  text: "!important: it simply works."`,
  },
  'text-after-hash': {
    code: 'BW064',
    severity: 'warning',
    title: 'A text is cut off at a #',
    why: 'YAML reads a `#` after a space as the start of a comment, so the rest of the text is lost.',
    help: 'Put the whole text in quotes. If it is a comment, add a space after the `#`.',
    bad: `- type: quote
  text: Our #1 tour simply works.`,
    good: `- type: quote
  text: "Our #1 tour simply works."`,
  },
  'unopened-quote': {
    code: 'BW065',
    severity: 'warning',
    title: 'An opening quotation mark is missing',
    why: 'Visitors see the quotation mark at the end of the text.',
    help: 'Add the opening quotation mark, or remove the closing one.',
    bad: `- type: quote
  text: It simply works"`,
    good: `- type: quote
  text: "It simply works"`,
  },
  'merge-conflict': {
    code: 'BW066',
    severity: 'error',
    title: 'The file contains a merge conflict',
    why: 'Git could not combine two versions of these lines and left both in the file.',
    help: 'Decide which lines to keep, and delete the three lines with markers.',
    bad: `# pages.yaml
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
<<<<<<< HEAD
      - { type: hero, headline: Hello }
=======
      - { type: hero, headline: Welcome }
>>>>>>> new-headline`,
    good: `# pages.yaml
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Welcome }`,
  },
});
