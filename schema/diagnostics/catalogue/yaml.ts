import { rules } from '../Rule.ts';

/** YAML that cannot be read, or means something else than it seems. */
export const yaml = rules({
  'yaml-syntax': {
    code: 'BW040',
    severity: 'error',
    title: 'The YAML cannot be read',
    why: 'From here on nobody can tell what was meant.',
    mend: 'Compare indentation, quotes and colons with the lines around.',
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
    title: 'A key stands twice in the same mapping',
    why: 'Only the last of the two would be used, and the other be lost without a word.',
    mend: 'Remove one of the two, or rename it.',
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
    why: 'A tab has no fixed width, so YAML does not count it.',
    mend: 'Indent with two spaces a step; most editors can turn tabs into spaces.',
    bad: `- type: quote
	text: It simply works.`,
    good: `- type: quote
  text: It simply works.`,
  },
  'unclosed-quote': {
    code: 'BW043',
    severity: 'error',
    title: 'A quotation mark is never closed',
    why: 'Everything up to the next quotation mark becomes part of the text.',
    mend: 'Close the text with the mark it begins with.',
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
    title: 'A colon in plain text starts a mapping',
    why: 'YAML takes a colon followed by a space for the end of a key, also in the middle of a text.',
    mend: 'Put the whole text in quotes.',
    bad: `- type: quote
  text: One thing: it works.`,
    good: `- type: quote
  text: "One thing: it works."`,
  },
  'undefined-anchor': {
    code: 'BW045',
    severity: 'error',
    title: 'An alias has no anchor',
    why: '`*name` repeats what `&name` marked before; without it there is nothing to repeat.',
    mend: 'Define the anchor before, or put the text in quotes if the asterisk is part of it.',
    bad: `- type: quote
  text: *praise`,
    good: `- type: quote
  text: "*praise*"`,
  },
  'unused-anchor': {
    code: 'BW046',
    severity: 'warning',
    title: 'An anchor is never used',
    why: 'A mark that nothing repeats is a leftover, or `*name` was forgotten.',
    mend: 'Remove it, or repeat the value with `*name`.',
    bad: `- type: quote
  text: &praise It simply works.`,
    good: `- type: quote
  text: It simply works.`,
  },
  'boolean-word': {
    code: 'BW047',
    severity: 'warning',
    title: 'A word that older YAML takes for true or false',
    why: 'YAML 1.1 reads `no`, `on`, `yes` and `off` as true or false; here they are text. Who meant the one gets the other.',
    mend: 'Write `true` or `false`, or put the word in quotes.',
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
    title: 'A time that older YAML takes for a number',
    why: 'YAML 1.1 reads 09:30 as the number 570; here it is text, but other programs that read the file may not agree.',
    mend: 'Put the time in quotes.',
    bad: `- type: quote
  text: 09:30`,
    good: `- type: quote
  text: "09:30"`,
  },
  'leading-zero': {
    code: 'BW049',
    severity: 'warning',
    title: 'A number loses its leading zero',
    why: 'The number is kept without its zero: a postcode or a telephone number is then wrong.',
    mend: 'Put it in quotes.',
    bad: `# data/cities.yaml
boston: { zip: 02134 }
# data/cities.schema.yaml
properties: { zip: {} }`,
    good: `# data/cities.yaml
boston: { zip: "02134" }
# data/cities.schema.yaml
properties: { zip: {} }`,
  },
  'trailing-zero': {
    code: 'BW050',
    severity: 'warning',
    title: 'A number loses its trailing zero',
    why: '1.10 is the number 1.1: as a version or a price it is then wrong.',
    mend: 'Put it in quotes, or write the number without the zero.',
    bad: `# data/plans.yaml
team: { price: 1.10 }
# data/plans.schema.yaml
properties: { price: {} }`,
    good: `# data/plans.yaml
team: { price: "1.10" }
# data/plans.schema.yaml
properties: { price: {} }`,
  },
  'merge-key': {
    code: 'BW051',
    severity: 'error',
    title: 'A merge key does nothing in YAML 1.2',
    why: '`<<` merges mappings in YAML 1.1 only; here its keys would be lost.',
    mend: 'Write the keys out, or make a block and `use:` it.',
    bad: `- type: quote
  <<: { text: It simply works. }
  text: It works.`,
    good: `- type: quote
  text: It simply works.`,
  },
  'bad-indentation': {
    code: 'BW052',
    severity: 'error',
    title: 'A line is not indented like its neighbours',
    why: 'Indentation says what belongs to what.',
    mend: 'Give the line as many spaces as the lines it belongs to.',
    bad: `- type: quote
  text: It simply works.
   author: Ada`,
    good: `- type: quote
  text: It simply works.
  author: Ada`,
  },
  'several-documents': {
    code: 'BW053',
    severity: 'error',
    title: 'The file holds several documents',
    why: 'Only the first document of a file is read.',
    mend: 'Remove the line of three hyphens.',
    bad: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
---
pages: {}`,
    good: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example`,
  },
  'unclosed-bracket': {
    code: 'BW054',
    severity: 'error',
    title: 'A bracket is never closed',
    why: 'Everything that follows becomes part of the list or mapping in brackets.',
    mend: 'Close it, or put the text in quotes.',
    bad: `- type: stats
  items: [{ value: 1, label: One }
- type: quote
  text: It simply works.`,
    good: `- type: stats
  items: [{ value: "1", label: One }]
- type: quote
  text: It simply works.`,
  },
  'key-not-text': {
    code: 'BW055',
    severity: 'error',
    title: 'A key is not text',
    why: 'Only text can name something.',
    mend: 'Put the key in quotes.',
    bad: `- type: quote
  ? [text]
  : It simply works.`,
    good: `- type: quote
  text: It simply works.`,
  },
  'unquoted-template': {
    code: 'BW056',
    severity: 'error',
    title: 'A text that begins with {{ is not quoted',
    why: 'YAML takes `{{` for the beginning of a mapping in a mapping.',
    mend: 'Put the whole text in double quotes.',
    bad: `- type: quote
  text: {{ site.name }} simply works.`,
    good: `- type: quote
  text: "{{ site.name }} simply works."`,
  },
  'reserved-character': {
    code: 'BW057',
    severity: 'error',
    title: 'A plain text begins with a reserved character',
    why: 'YAML keeps `@`, `` ` `` and `%` for later use.',
    mend: 'Put the text in quotes.',
    bad: `- type: quote
  text: @ada says it works.`,
    good: `- type: quote
  text: "@ada says it works."`,
  },
  'odd-number': {
    code: 'BW058',
    severity: 'warning',
    title: 'A number is written in a way that others read differently',
    why: 'Others read it as another number, or as text.',
    mend: 'Write digits only, or put it in quotes.',
    bad: `# data/plans.yaml
team: { price: 1_200 }
# data/plans.schema.yaml
properties: { price: {} }`,
    good: `# data/plans.yaml
team: { price: 1200 }
# data/plans.schema.yaml
properties: { price: {} }`,
  },
  'alias-bomb': {
    code: 'BW059',
    severity: 'error',
    title: 'Aliases unfold to too many values',
    why: 'A few lines can unfold to more values than a computer can hold.',
    mend: 'Write the values out.',
  },
  'unknown-tag': {
    code: 'BW060',
    severity: 'error',
    title: 'A tag is not known',
    why: 'Tags (`!name`) mean nothing here; the value would be taken without.',
    mend: 'Remove the tag, or put the text in quotes.',
    bad: `- type: quote
  text: !important It simply works.`,
    good: `- type: quote
  text: "!important: it simply works."`,
  },
});
