import { readFontTable } from './readFontTable.ts';

/** What the keys of a font in a theme say of its file. */
export interface FontNames {
  family: string;
  /** Its weight, or the range of a variable font, such as `200 800`. */
  weights: string;
}

/**
 * Reads the family and weights of a font: the tables `name`, `fvar` and `OS/2`
 * (https://learn.microsoft.com/typography/opentype/spec/name).
 *
 * @returns undefined if the file is no font, is damaged, or has no name
 */
export function readFontNames(file: Buffer): FontNames | undefined {
  try {
    const names = readFontTable(file, 'name');
    const family =
      names &&
      (findName(names, typographicFamily) ?? findName(names, anyFamily)?.replace(single, ''));
    return family ? { family, weights: readWeights(file) } : undefined;
  } catch {
    return undefined;
  }
}

const typographicFamily = 16;
const anyFamily = 1;
/** What a font of one size and weight has behind the name of its family. */
const single =
  /(?: \d+pt)?(?: (?:Thin|Hairline|Regular|Medium|Heavy|(?:(?:Extra|Ultra|Semi|Demi) ?)?(?:Light|Bold|Black)))?$/;

/** Returns the first name of a kind that is in Unicode or in Latin letters. */
function findName(table: Buffer, wanted: number): string | undefined {
  const start = table.readUInt16BE(4);
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const [platform = 0, , , kind, length = 0, offset = 0] = Array.from({ length: 6 }, (_, part) =>
      table.readUInt16BE(6 + 12 * index + 2 * part),
    );
    if (kind !== wanted) continue;
    const text = table.subarray(start + offset, start + offset + length);
    return platform === macintosh
      ? text.toString('latin1')
      : Buffer.from(text.subarray(0, text.length & ~1))
          .swap16()
          .toString('utf16le');
  }
  return undefined;
}

const macintosh = 1;

function readWeights(file: Buffer): string {
  const axes = readFontTable(file, 'fvar');
  const start = axes?.readUInt16BE(4) ?? 0;
  for (let index = 0; axes && index < axes.readUInt16BE(8); index++) {
    const at = start + index * axes.readUInt16BE(10);
    if (axes.toString('latin1', at, at + 4) !== 'wght') continue;
    // Numbers with 16 bits behind the point.
    return `${toWeight(axes.readUInt16BE(at + 4))} ${toWeight(axes.readUInt16BE(at + 12))}`;
  }
  return String(toWeight(readFontTable(file, 'OS/2')?.readUInt16BE(4) ?? 400));
}

/** Returns a weight as themes take it. */
function toWeight(weight: number): number {
  return Math.min(999, Math.max(1, weight));
}
