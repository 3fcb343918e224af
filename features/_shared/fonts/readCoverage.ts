import { readFontTable } from './readFontTable.ts';

/** Ranges of code points, each with its first and last one. */
export type FontCoverage = [first: number, last: number][];

/**
 * Reads which letters a font has: the table `cmap`
 * (https://learn.microsoft.com/typography/opentype/spec/cmap).
 *
 * @returns undefined if the file cannot be read
 */
export function readCoverage(file: Buffer): FontCoverage | undefined {
  try {
    const table = readFontTable(file, 'cmap');
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
