import { isComplete, readCoverage, readFontTable } from '../_shared/fonts/index.ts';

/** What is wrong with the file of a font, to continue "The file". */
export interface FontProblem {
  message: string;
  hint: string;
}

/** Returns why a file cannot be used as a font, by its content; undefined if it can. */
export function findFontProblem(content: Buffer): FontProblem | undefined {
  const start = content.toString('latin1', 0, 4);
  if (content.length === 0) return { message: 'is empty', hint: 'copy the font again' };
  const other = others.find(({ pattern }) => pattern.test(start));
  if (other) return other;
  if (!fontStarts.has(start))
    return { message: 'is no font', hint: 'name a .woff2, .ttf, .otf or .woff file' };
  const isReadable = isComplete(content) && (readCoverage(content) ?? []).length > 0;
  return isReadable ? undefined : { message: 'is damaged', hint: 'copy the font again' };
}

/** Whether a font says that it must not be embedded: `fsType` of the table `OS/2`. */
export function forbidsEmbedding(content: Buffer): boolean {
  try {
    // The lowest four bits are a choice; older fonts set several, of which the most permissive counts.
    return ((readFontTable(content, 'OS/2')?.readUInt16BE(8) ?? 0) & 0xf) === 2;
  } catch {
    return false;
  }
}

const fontStarts = new Set(['\0\x01\0\0', 'OTTO', 'true', 'wOFF', 'wOF2']);

const others: (FontProblem & { pattern: RegExp })[] = [
  {
    pattern: /^ttcf/,
    message: 'is a collection of several fonts',
    hint: 'save one of its fonts as a .ttf or .otf file, and name that file',
  },
  {
    pattern: /^PK/,
    message: 'is a ZIP archive',
    hint: 'unpack it, and put the .ttf, .otf or .woff2 file into public/',
  },
  {
    pattern: /^\s*</,
    message: 'is a web page or SVG',
    hint: 'download the font itself',
  },
];
