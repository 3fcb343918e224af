import { expect, test } from 'vitest';
import { findUnusableCharacter, findUnusableInMarkdown } from './findUnusableCharacter.ts';
import { SourceFile } from './source/SourceFile.ts';

test.each([
  ['a bell \u0007', 7],
  ['a line\r\nan override \u202e', 20],
  ['an escape \u001b[31m', 10],
])('finds what HTML cannot contain or shows as another text in %j', (text, from) => {
  const source = new SourceFile('data/posts/a.md', text);
  const problem = findUnusableInMarkdown(source, { from: 0, to: text.length });
  expect(problem?.at).toEqual({ file: source, from, to: from + 1 });
});

test('accepts line breaks of Windows, tabs and text from right to left', () => {
  const text = 'one\r\n\ttwo\r\n\u05d0\u200f\u2067';
  const source = new SourceFile('data/posts/a.md', text);
  expect(findUnusableInMarkdown(source, { from: 0, to: text.length })).toBeUndefined();
});

test('names the character by its number with four digits', () => {
  const source = new SourceFile('a.yaml', 'a bell \u0007');
  const problem = findUnusableCharacter(source, { value: 'a bell \u0007', range: [0, 8, 8] });
  expect(problem?.message).toBe('This text contains the control character U+0007.');
});
