import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'yaml-syntax': {
    code: 'BW040',
    severity: 'error',
    title: 'The YAML is not valid',
    why: 'Blockwright cannot read the rest of the file.',
    help: 'Check the indentation, quotes and colons of the lines nearby.',
    ...examples`- type: quote
  ${['text', 'text:']} It simply works.
  author: Ada`,
  },
  'duplicate-key': {
    code: 'BW041',
    severity: 'error',
    title: 'A key is set twice',
    why: 'Only the last value is used; the other is lost silently.',
    help: 'Remove or rename one of the two.',
    ...examples`- type: quote
  text: It simply works.${['\n  text: It works.', '']}`,
  },
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
  'colon-in-text': {
    code: 'BW044',
    severity: 'error',
    title: 'A text contains a colon followed by a space',
    why: 'YAML takes a colon followed by a space for the end of a key, even in the middle of a text.',
    help: 'Put the whole text in quotes.',
    ...examples`- type: quote
  text: ${['One thing: it works.', '"One thing: it works."']}`,
  },
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
  'reserved-character': {
    code: 'BW057',
    severity: 'error',
    title: 'A text starts with a reserved character',
    why: 'YAML reserves `@`, `` ` `` and `%`, and reads `[`, `{`, `>` and `*` as the start of something else.',
    help: 'Put the text in quotes.',
    ...examples`- type: quote
  text: ${['@ada says it works.', '"@ada says it works."']}`,
  },
  'unquoted-expression': {
    code: 'BW056',
    severity: 'error',
    title: 'A text that starts with {{ needs quotes',
    why: 'YAML reads `{{` as the start of a mapping.',
    help: 'Put the whole text in double quotes.',
    ...examples`- type: quote
  text: ${['{{ site.name }} simply works.', '"{{ site.name }} simply works."']}`,
  },
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
    title: 'A merge key has no effect',
    why: '`<<` merges mappings in YAML 1.1 only. Here its keys would be lost.',
    help: 'Write out the keys, or create a block and `use:` it.',
    ...examples`- type: quote
  ${['<<: { text: It simply works. }\n  text: It', 'text: It simply']} works.`,
  },
  'undefined-anchor': {
    code: 'BW045',
    severity: 'error',
    title: 'An alias has no anchor',
    why: '`*name` repeats the value that `&name` marks, and the anchor must come first.',
    help: 'Define the anchor before the alias. If the asterisk is part of the text, put the text in quotes.',
    ...examples`- type: quote
  text: ${['*praise', '"*praise*"']}`,
  },
  'unused-anchor': {
    code: 'BW046',
    severity: 'warning',
    title: 'An anchor is never used',
    why: 'The anchor may be left over, or its `*name` may have been forgotten.',
    help: 'Remove the anchor, or repeat the value with `*name`.',
    ...examples`- type: quote
  text: ${['&praise It', 'It']} simply works.`,
  },
  'unknown-tag': {
    code: 'BW060',
    severity: 'error',
    title: 'A tag is not supported',
    why: 'Tags such as `!name` have no meaning here and would be ignored.',
    help: 'Remove the tag, or put the text in quotes.',
    ...examples`- type: quote
  text: ${['!important It', 'It']} simply works.`,
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
  description: An example of a site
${['---\n', '']}pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }`,
  },
});
