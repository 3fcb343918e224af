import { expect, test } from 'vitest';
import { SourceFile } from '../yaml/source/SourceFile.ts';
import { MarkdownFile } from './MarkdownFile.ts';

const read = (text: string) => new MarkdownFile(new SourceFile('data/posts/lamp.md', text));
const columns = 'title: A lamp\ndate: 2026-05-04\n';

test.each([
  ['TOML', '+++\ntitle = "A lamp"\n+++\n\nText.\n', 1, 'TOML'],
  ['JSON', '{\n  "title": "A lamp"\n}\n\nText.\n', 1, 'JSON'],
  ['JSON between semicolons', ';;;\n"title": "A lamp"\n;;;\nText.\n', 1, 'JSON'],
  ['a blank line before', `\n---\n${columns}---\nText.\n`, 2, 'on the first line'],
  [
    'blank lines with CRLF',
    `\r\n \r\n---\r\ntitle: A lamp\r\n---\r\nText.\r\n`,
    3,
    'on the first line',
  ],
  ['spaces before', `  ---\n${columns}---\nText.\n`, 1, 'on the first line'],
  ['the name of a language', `---yaml\n${columns}---\nText.\n`, 1, 'only `---`'],
  ['four hyphens', `----\n${columns}----\nText.\n`, 1, 'only `---`'],
  ['dashes of a word processor', `—-\n${columns}—-\nText.\n`, 1, 'three hyphens'],
  ['two hyphens', `--\n${columns}--\nText.\n`, 1, 'three hyphens'],
  ['no first line', `${columns}---\n\nText.\n`, 1, 'begin with a line `---`'],
])('reports front matter with %s, and nothing else', (_, text, line, message) => {
  const file = read(text);
  expect(file.broken).toBe(true);
  expect(file.problems).toMatchObject([
    { rule: 'front-matter-unreadable', message: expect.stringContaining(message) },
  ]);
  const { at } = file.problems[0] as { at: { from: number } };
  expect(file.source.position(at.from).line).toBe(line);
});

test.each([
  ['columns', `---\n${columns}---\nText.\n`],
  ['a byte order mark', `\ufeff---\n${columns}---\nText.\n`],
  ['blanks after the hyphens', `---  \n${columns}--- \nText.\n`],
  ['a rule between paragraphs', 'Text.\n\n---\n\nMore: text.\n'],
  ['a rule at the beginning', '\n---\n\nMore text.\n'],
  ['a heading that is underlined', 'Opening hours: daily\n\nText\n---\n'],
  ['a sentence with a colon', 'Note: we are closed.\n\n---\n\nText.\n'],
  ['text', 'Text.\n'],
])('reads %s', (_, text) => {
  // Files are read without the mark.
  expect(read(text.replace('\ufeff', '')).problems).toEqual([]);
});

test('reports texts of other encodings', () => {
  const bytes = Buffer.from(`---\n${columns}---\nText.\n`, 'utf16le');
  expect(read(bytes.toString('utf8')).problems).toMatchObject([{ rule: 'file-not-text' }]);
  const latin = Buffer.from(`---\n${columns}---\nA café.\n`, 'latin1').toString('utf8');
  expect(read(latin).problems).toMatchObject([{ rule: 'file-not-text' }]);
});

const conflict = '<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> client\n';
test('reports merge conflicts in the text, and not an article about them', () => {
  const { problems, broken } = read(`---\n${columns}---\n\nText.\n\n${conflict}`);
  expect(problems).toMatchObject([
    { rule: 'merge-conflict', message: 'Lines 8 to 12 are an unresolved merge conflict.' },
  ]);
  expect(broken).toBe(true);
  expect(read(`---\n${columns}---\n\n\`\`\`text\n${conflict}\`\`\`\n`).problems).toEqual([]);
  expect(read(`---\n${conflict}${columns}---\n\nText.\n`).problems).toMatchObject([
    { rule: 'merge-conflict' },
  ]);
});
