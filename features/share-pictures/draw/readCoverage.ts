import { brotliDecompressSync } from 'node:zlib';

/** Ranges of code points, each with its first and last one. */
export type FontCoverage = [first: number, last: number][];

/**
 * Reads which letters a font has: the table `cmap` of a WOFF2 file
 * (https://www.w3.org/TR/WOFF2, https://learn.microsoft.com/typography/opentype/spec/cmap).
 *
 * @returns undefined if the file cannot be read
 */
export function readCoverage(file: Buffer): FontCoverage | undefined {
  try {
    const table = findCmap(file);
    return table && readCmap(table);
  } catch {
    return undefined;
  }
}

/** Whether a font has all letters of a text; spaces and marks of direction need none. */
export function covers(coverage: FontCoverage, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return coverage.some(([first, last]) => code >= first && code <= last);
}

/** Finds the table in a WOFF2 file with a single font. */
function findCmap(file: Buffer): Buffer | undefined {
  if (file.toString('latin1', 0, 4) !== 'wOF2' || file.toString('latin1', 4, 8) === 'ttcf')
    return undefined;
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
  let cmap: { start: number; length: number } | undefined;
  for (let index = 0; index < tables; index++) {
    const flags = file.readUInt8(at++);
    const tag = flags & 0x3f;
    const version = flags >> 6;
    if (tag === ownTag) at += 4;
    const original = readLength();
    // The outlines are transformed unless their version is 3, other tables unless it is 0.
    const isTransformed = outlineTags.has(tag) ? version !== 3 : version !== 0;
    const length = isTransformed ? readLength() : original;
    if (tag === cmapTag) cmap = { start, length };
    start += length;
  }
  const data = brotliDecompressSync(file.subarray(at, at + compressed));
  return cmap && data.subarray(cmap.start, cmap.start + cmap.length);
}

const cmapTag = 0;
const outlineTags = new Set([10, 11]);
/** The name of the table follows. */
const ownTag = 0x3f;

function readCmap(table: Buffer): FontCoverage {
  const offsets = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.readUInt32BE(4 + 8 * index + 4),
  );
  return [...new Set(offsets)].flatMap((offset) => {
    const part = table.subarray(offset);
    const format = part.readUInt16BE(0);
    return format === 12 ? readGroups(part) : format === 4 ? readSegments(part) : [];
  });
}

/** Reads format 12: groups of code points. */
function readGroups(part: Buffer): FontCoverage {
  return Array.from({ length: part.readUInt32BE(12) }, (_, index) => {
    const at = 16 + 12 * index;
    return [part.readUInt32BE(at), part.readUInt32BE(at + 4)];
  });
}

/** Reads format 4: segments of code points below 65,536. */
function readSegments(part: Buffer): FontCoverage {
  const length = part.readUInt16BE(6);
  return Array.from({ length: length / 2 }, (_, index) => {
    const at = 14 + 2 * index;
    return [part.readUInt16BE(at + length + 2), part.readUInt16BE(at)];
  });
}
