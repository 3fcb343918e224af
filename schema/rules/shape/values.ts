import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('shape', {
  'wrong-type': {
    code: 'BW010',
    severity: 'error',
    title: 'A value has the wrong type',
    why: 'The page would show the wrong thing, or nothing.',
    help: 'Write the kind of value that the message asks for. Put text that looks like a number in quotes.',
    ...examples`- type: prose
  numbered: ${['always', 'true']}
  text: Hello`,
  },
  'unknown-key': {
    code: 'BW012',
    severity: 'error',
    title: 'A key is unknown',
    why: 'Unknown keys are usually typos, and their content would be dropped silently.',
    help: 'Use the suggested spelling, correct the indentation, or remove the key.',
    ...examples`- type: cards
  ${['titel', 'title']}: What we do
  items:
    - title: One`,
  },
  'wrong-choice': {
    code: 'BW013',
    severity: 'error',
    title: 'A value is not one of the choices',
    why: 'Only the listed values work.',
    help: 'Use one of the listed values.',
    ...examples`- type: quote
  tone: ${['drak', 'dark']}
  text: It simply works.`,
  },
  'unknown-section-type': {
    code: 'BW014',
    severity: 'error',
    title: 'A section type does not exist',
    why: 'Each section type is a folder in `sections/`.',
    help: 'Use one of the types that the message lists.',
    ...examples`- type: ${['qoute', 'quote']}
  text: It simply works.`,
  },
  'section-without-type': {
    code: 'BW015',
    severity: 'error',
    title: 'A section has neither `type` nor `use`',
    why: 'Every section needs a type, or a block to take it from.',
    help: 'Add `type:` with a section type, or `use:` with the name of a block.',
    ...examples`- ${['text', 'type: quote\n  text']}: It simply works.`,
  },
  'too-few': {
    code: 'BW016',
    severity: 'error',
    title: 'A list is too short',
    why: 'The section would look empty.',
    help: 'Add an entry, or remove the section.',
    ...examples`- type: cards
  items:${[' []', '\n    - title: One']}`,
  },
  'too-many': {
    code: 'BW017',
    severity: 'error',
    title: 'A list is too long',
    why: 'The design has no room for more entries.',
    help: 'Remove entries, or split the section.',
    bad: `- type: hero
  headline: Hello
  badges:
    - { label: One }
    - { label: Two }
    - { label: Three }
    - { label: Four }
    - { label: Five }
    - { label: Six }
    - { label: Seven }`,
    good: `- type: hero
  headline: Hello
  badges:
    - { label: One }`,
  },
  'text-too-short': {
    code: 'BW018',
    severity: 'error',
    title: 'A text is empty or too short',
    why: 'The page would show a gap.',
    help: 'Write the text, or remove the key.',
    ...examples`- type: quote
  text: ${['""', 'It simply works.']}`,
  },
  'text-too-long': {
    code: 'BW019',
    severity: 'error',
    title: 'A text is too long',
    why: 'The design, or the program that reads the text, has no room for more.',
    help: 'Shorten the text.',
    ...examples`# data/cities.yaml
atlanta: { code: ${['ATLX', 'ATL']} }
# data/cities.schema.yaml
properties: { code: { type: string, maxLength: 3 } }`,
  },
  'number-out-of-range': {
    code: 'BW020',
    severity: 'error',
    title: 'A number is out of range',
    why: 'Only numbers within the range make sense here.',
    help: 'Write a number within the range.',
    ...examples`# data/plans.yaml
team: { hours: ${['90', '40']} }
# data/plans.schema.yaml
properties: { hours: { type: integer, maximum: 60 } }`,
  },
  'not-unique': {
    code: 'BW028',
    severity: 'error',
    title: 'A list contains the same entry twice',
    why: 'The second entry has no effect.',
    help: 'Remove one of the two.',
    ...examples`# data/cities.yaml
atlanta: { tags: [${['south, ', '']}south] }
# data/cities.schema.yaml
properties: { tags: { type: array, uniqueItems: true } }`,
  },
  'empty-value': {
    code: 'BW029',
    severity: 'error',
    title: 'A key is empty',
    why: 'A key without a value usually means that the value was forgotten.',
    help: 'Add the value after the colon, or remove the key.',
    ...examples`- type: quote
  text: It simply works.
  author:${['', ' Ada']}`,
  },
  'invalid-value': {
    code: 'BW032',
    severity: 'error',
    title: 'A value is not allowed by its schema',
    why: 'The description of the key in the schema gives the reason.',
    help: 'Check the description of the key.',
    ...examples`# data/cities.yaml
atlanta: { share: ${['7', '10']} }
# data/cities.schema.yaml
properties: { share: { type: integer, multipleOf: 5 } }`,
  },
  'unusable-character': {
    code: 'BW037',
    severity: 'error',
    title: 'A text contains a control character',
    why: 'HTML cannot contain it, and it can garble terminals and emails.',
    help: 'Remove it. A line break is `\\n` in double quotes.',
    bad: `- type: quote
  text: "It simply\\u0000 works."`,
    good: `- type: quote
  text: "It simply works."`,
  },
  'unknown-role': {
    code: 'BW506',
    severity: 'error',
    title: 'team.yaml gives somebody a role that does not exist',
    why: 'The editor of `edit --serve` does not know what this person may do, and refuses this person.',
    help: 'Write `reader`, `editor`, `publisher` or the name of a role below `roles:`.',
    ...examples`# team.yaml
people: { ada@example.com: ${['boss', 'publisher']} }`,
  },
});
