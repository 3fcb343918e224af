import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { omitSections } from './omitSections.ts';

const list = `sections:
      - type: hero
        text: |
          sections:
          - no list

      # A comment.
      - { type: cta }
`;

test.each([
  ['at the end', `  /a:\n    title: A\n    ${list}`],
  ['before other keys', `  /a:\n    title: A\n    ${list}    # Why.\n    noindex: true\n`],
  [
    'not indented',
    `  /a:\n    title: A\n    sections: # All.\n    - type: hero\n    robots: none\n`,
  ],
  ['without a line break at the end', '  /a:\n    title: A\n    sections:\n      - type: hero'],
])('omits sections that are %s', (_, text) => {
  const expected = parse(text);
  expected['/a'].sections = [];
  expect(parse(omitSections(text))).toEqual(expected);
});

test.each([
  '  /a: { title: A, sections: [] }\n',
  '  /a:\n    title: A\n    sections: [{ type: hero },\n      { type: cta }]\n',
  '  /a:\n    with:\n      sections:\n        - 1\n',
  '  /a:\n    title: A\n',
])('leaves other entries as they are: %j', (text) => {
  expect(omitSections(text)).toBe(text);
});
