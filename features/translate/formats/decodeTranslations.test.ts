import { expect, test } from 'vitest';
import { decodeTranslations } from './decodeTranslations.ts';

const po = (charset: string) =>
  `msgid ""\nmsgstr ""\n"Language: es\\n"\n"Content-Type: text/plain; charset=${charset}\\n"\n\nmsgid "More"\nmsgstr "Más"\n`;
const xliff = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n<a>Más</a>\n`;

const bigEndian = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

test.each<[string, Buffer, string]>([
  ['UTF-8', Buffer.from('page,en,es\n/,More,Más\n'), 'page,en,es\n/,More,Más\n'],
  ['UTF-8 with a mark', Buffer.from('\ufeffMás'), 'Más'],
  ['UTF-16 with a mark', Buffer.from('\ufeffMás', 'utf16le'), 'Más'],
  ['UTF-16 of the other order', bigEndian('Más'), 'Más'],
  ['PO in ISO-8859-1', Buffer.from(po('iso-8859-1'), 'latin1'), po('iso-8859-1')],
  ['PO in UTF-8', Buffer.from(po('UTF-8')), po('UTF-8')],
  ['PO without an encoding', Buffer.from(po('CHARSET')), po('CHARSET')],
  ['XLIFF in Windows-1252', Buffer.from(xliff('windows-1252'), 'latin1'), xliff('windows-1252')],
  ['XLIFF in UTF-16', Buffer.from(xliff('UTF-16'), 'utf16le'), xliff('UTF-16')],
])('reads %s', (_name, bytes, text) => {
  expect(decodeTranslations(bytes)).toBe(text);
});

test.each<[string, Buffer, string]>([
  [
    'CSV of a spreadsheet in Windows-1252',
    Buffer.from('page,en,es\n/,More,Más\n', 'latin1'),
    'It is not UTF-8: line 2 has other bytes. In a spreadsheet, save it as “CSV UTF-8”; in another program, choose UTF-8 as the encoding.',
  ],
  [
    'PO that says UTF-8 and is not',
    Buffer.from(po('utf-8'), 'latin1'),
    'It says that it is UTF-8, but line 7 has other bytes. Save it in that encoding, or name its own.',
  ],
  [
    'an encoding that nobody knows',
    Buffer.from(po('x-mine')),
    'It names the encoding “x-mine”, which is unknown. Save it as UTF-8.',
  ],
  [
    'UTF-16 without a mark',
    Buffer.from('page,en,es\n', 'utf16le'),
    'Line 1 contains a zero byte, as UTF-16 and UTF-32 do. Save it as UTF-8.',
  ],
  [
    'letters that were lost before',
    Buffer.from('page,en,es\n/,More,M\ufffds\n'),
    'Line 2 contains the sign U+FFFD, which stands for a letter that was lost. Save the file again as UTF-8, from a program that still shows the letter.',
  ],
])('refuses %s', (_name, bytes, message) => {
  expect(() => decodeTranslations(bytes)).toThrow(message);
});
