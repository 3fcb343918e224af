import { expect, test } from 'vitest';
import { SourceFile } from '../source/SourceFile.ts';
import { suggestListRepair } from './suggestListRepair.ts';

const text = `pages:
  /:
    title: Home
    sections:
      - type: hero
        headline: Hello
        actions:
          - label: One
            to: /one
          - label: Two
            to: /two
      - type: quote
        text: So
`;

/** Returns the repair of a text whose lines `first` to `last` are indented two columns more. */
function repairShifted(first: number, last: number) {
  const lines = text
    .split('\n')
    .map((line, index) => (index >= first - 1 && index < last ? `  ${line}` : line));
  return suggestListRepair(new SourceFile('pages.yaml', lines.join('\n')), last + 1);
}

test.each([
  ['the first line of a section', 5, 5, 7],
  ['a section but for its last lines', 5, 6, 7],
  ['the first line of the first entry of a list', 8, 8, 11],
  ['the first line of another entry', 10, 10, 11],
])('%s is moved without what comes after it', (_, first, last, column) => {
  expect(repairShifted(first, last)).toEqual({ kind: 'shift', line: first, column });
});

test('an entry without its hyphen gets it back', () => {
  const without = text.replace('- label: Two', '  label: Two');
  const repair = { kind: 'hyphen', line: 10, column: 11 };
  expect(suggestListRepair(new SourceFile('pages.yaml', without), 10)).toEqual(repair);
});
