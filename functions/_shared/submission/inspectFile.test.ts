import { expect, test } from 'vitest';
import { englishTexts } from '../../../tests/backend/support/englishTexts.ts';
import { inspectFile } from './inspectFile.ts';

const pdf = '%PDF-1.7\n';
const zip = 'PK\u0003\u0004';
const endOfZip = `PK\u0005\u0006${'\0'.repeat(18)}`;

test.each([
  ['a.pdf', pdf],
  ['a.PDF', `\r\n ${pdf}`],
  ['a.docx', `${zip}[Content_Types].xml`],
  ['a.png', '\u0089PNG\r\n\u001a\n'],
  ['a.csv', 'any text'],
  ['several.dots.txt', 'any text'],
])('accepts %s', (name, content) => {
  expect(inspectFile(name, Buffer.from(content, 'latin1'))).toBeUndefined();
});

test.each([
  ['a.exe', 'MZ', 'fileRefused'],
  ['a.pdf.html', pdf, 'fileRefused'],
  ['a.SVG', '<svg/>', 'fileRefused'],
  ['noextension', pdf, 'fileRefused'],
  ['a.a', 'x', 'fileRefused'],
  ['a.toolong', 'x', 'fileRefused'],
  ['a.p%f', pdf, 'fileRefused'],
  ['a.pdf', '', 'fileEmpty'],
  ['a.docx', `${zip}[Content_Types].xml vbaProject.bin`, 'fileMacros'],
  ['a.zip', `${zip}vbaProject.bin`, 'fileMacros'],
] as const)('refuses %s with the content %j', (name, content, message) => {
  const text = explain(name, Buffer.from(content, 'latin1'));
  expect(text).toBe(englishTexts.answers[message]);
  expect(text).not.toBe('');
});

test.each([
  ['a.png', 'GIF89a', 'png'],
  ['a.pdf', 'no PDF', 'pdf'],
  ['a.pdf', pdf + endOfZip, 'pdf'],
  ['a.docx', zip, 'docx'],
])('refuses %s with the content %j of another format', (name, content, extension) => {
  const text = explain(name, Buffer.from(content, 'latin1'));
  expect(text).toBe(englishTexts.answers.fileContent({ extension }));
});

function explain(name: string, bytes: Uint8Array): string {
  const message = inspectFile(name, bytes);
  if (typeof message !== 'function') throw new Error(`${name} is accepted`);
  return message(englishTexts.answers, englishTexts.locale);
}
