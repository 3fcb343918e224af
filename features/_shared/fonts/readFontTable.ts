import { brotliDecompressSync, inflateSync } from 'node:zlib';

/**
 * Reads a table of a font: of TTF and OTF (https://learn.microsoft.com/typography/opentype/spec/otff),
 * WOFF (https://www.w3.org/TR/WOFF) and WOFF2 (https://www.w3.org/TR/WOFF2).
 *
 * @returns undefined if the file has no such table, is a collection of fonts, or is no font
 * @throws RangeError or an error of zlib if the file is damaged
 */
export function readFontTable(file: Buffer, tag: keyof typeof tags): Buffer | undefined {
  const start = file.toString('latin1', 0, 4);
  if (start === 'wOF2') return readFromWoff2(file, tags[tag]);
  if (start === 'wOFF') return readFromWoff(file, tag);
  return sfntStarts.includes(start) ? readFromSfnt(file, tag) : undefined;
}

/** The numbers of tables in WOFF2. */
const tags = { cmap: 0, head: 1, maxp: 4, name: 5, 'OS/2': 6, fvar: 47 };

const sfntStarts = ['\0\x01\0\0', 'OTTO', 'true'];

function readFromSfnt(file: Buffer, tag: string): Buffer | undefined {
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const at = 12 + 16 * index;
    if (file.toString('latin1', at, at + 4) !== tag) continue;
    return slice(file, file.readUInt32BE(at + 8), file.readUInt32BE(at + 12));
  }
  return undefined;
}

function readFromWoff(file: Buffer, tag: string): Buffer | undefined {
  for (let index = 0; index < file.readUInt16BE(12); index++) {
    const at = 44 + 20 * index;
    if (file.toString('latin1', at, at + 4) !== tag) continue;
    const compressed = file.readUInt32BE(at + 8);
    const table = slice(file, file.readUInt32BE(at + 4), compressed);
    return compressed < file.readUInt32BE(at + 12) ? inflateSync(table) : table;
  }
  return undefined;
}

function slice(file: Buffer, start: number, length: number): Buffer {
  if (start + length > file.length) throw new RangeError('The font ends within a table');
  return file.subarray(start, start + length);
}

function readFromWoff2(file: Buffer, wanted: number): Buffer | undefined {
  if (file.toString('latin1', 4, 8) === 'ttcf') return undefined;
  const tables = file.readUInt16BE(12);
  const compressed = file.readUInt32BE(20);
  let at = 48;
  const readLength = () => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; at++) {
      byte = file.readUInt8(at);
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  let start = 0;
  let found: { start: number; length: number } | undefined;
  for (let index = 0; index < tables; index++) {
    const flags = file.readUInt8(at++);
    const tag = flags & 0x3f;
    const version = flags >> 6;
    if (tag === ownTag) at += 4;
    const original = readLength();
    // The outlines are transformed unless their version is 3, other tables unless it is 0.
    const isTransformed = outlineTags.has(tag) ? version !== 3 : version !== 0;
    const length = isTransformed ? readLength() : original;
    if (tag === wanted) found = { start, length };
    start += length;
  }
  const data = brotliDecompressSync(file.subarray(at, at + compressed));
  return found && data.subarray(found.start, found.start + found.length);
}

const outlineTags = new Set([10, 11]);
/** The name of the table follows. */
const ownTag = 0x3f;
