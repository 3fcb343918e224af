import { expect, test } from 'vitest';
import { editMarkdown, readMarkdown } from './markdownText.ts';

const edit = (text: string, path: (string | number)[], value: string) =>
  editMarkdown(readMarkdown(text), { kind: 'set', path, value }).text;

const boots = '---\ntitle: Boots # short\ntags: [a]\n---\n\n# Good boots\n';

test('reads the columns, and the text without its last line break', () => {
  expect(readMarkdown(boots).value).toEqual({ title: 'Boots', tags: ['a'], body: '# Good boots' });
  expect(readMarkdown('Text\n').value).toEqual({ body: 'Text' });
});

test('changes a column or the text, and nothing else', () => {
  expect(edit(boots, ['title'], 'Shoes')).toBe(boots.replace('Boots', 'Shoes'));
  expect(edit(boots, ['tags', 0], 'b')).toBe(boots.replace('[a]', '[b]'));
  expect(edit(boots, ['body'], 'One\n\nTwo')).toBe(boots.replace('# Good boots', 'One\n\nTwo'));
  expect(edit(boots, ['body'], '# Good boots')).toBe(boots);
  const windows = boots.replaceAll('\n', '\r\n');
  expect(edit(windows, ['body'], 'One\nTwo')).toBe(windows.replace('# Good boots', 'One\r\nTwo'));
});

test('adds front matter to a text without columns', () => {
  expect(edit('Text\n', ['title'], 'Boots')).toBe('---\ntitle: Boots\n---\n\nText\n');
});

test('refuses a file whose front matter does not end', () => {
  expect(() => readMarkdown('---\ntitle: a\n')).toThrow('The front matter has no end.');
});
