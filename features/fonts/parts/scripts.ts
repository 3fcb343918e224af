/** Ranges of code points, as `unicode-range` has them, without `U+`. */
export type Ranges = string;

/** What every page needs: Western European letters, punctuation, arrows and currencies. */
export const latin: Ranges =
  '0-FF,131,152-153,2BB-2BC,2C6,2DA,2DC,2000-206F,20AC,2122,2190-2193,2212,2215,FEFF,FFFD';

/** The letters of the other Latin alphabets, as in the fonts that come with the product. */
export const otherLatin: Ranges =
  '100-36F,1D00-1DBF,1E00-1EFF,20A0-20C0,2113,2C60-2C7F,A720-A7FF,FB00-FB06';

/** Joiners and the circle below single marks, with which browsers shape words by one font. */
const joiners = '200C-200F,25CC';
const indic = `${joiners},964-965`;
const eastAsian =
  '1100-11FF,2E80-33FF,3400-4DBF,4E00-9FFF,A960-A97F,AC00-D7FF,F900-FAFF,FE10-FE4F,FF00-FFEF,20000-323AF';

/** Code of a script (ISO 15924) → the blocks of its letters. */
export const scripts: Readonly<Record<string, Ranges>> = {
  Arab: `600-6FF,750-77F,870-8FF,${joiners},FB50-FDFF,FE70-FEFC`,
  Armn: '530-58F,FB13-FB17',
  Beng: `980-9FF,${indic}`,
  Cyrl: '400-52F,1C80-1C8F,2DE0-2DFF,A640-A69F',
  Deva: `900-97F,1CD0-1CFF,${indic},A830-A839,A8E0-A8FF`,
  Ethi: '1200-139F,2D80-2DDF,AB00-AB2F',
  Geor: '10A0-10FF,1C90-1CBF,2D00-2D2F',
  Grek: '370-3FF,1F00-1FFF',
  Gujr: `A80-AFF,${indic}`,
  Guru: `A00-A7F,${indic}`,
  Hans: eastAsian,
  Hant: eastAsian,
  Hebr: `590-5FF,${joiners},20AA,FB1D-FB4F`,
  Jpan: eastAsian,
  Khmr: `1780-17FF,19E0-19FF,${joiners}`,
  Knda: `C80-CFF,${indic}`,
  Kore: eastAsian,
  Laoo: `E80-EFF,${joiners}`,
  Mlym: `D00-D7F,${indic}`,
  Mymr: `1000-109F,${joiners},A9E0-A9FF,AA60-AA7F`,
  Orya: `B00-B7F,${indic}`,
  Sinh: `D80-DFF,${indic}`,
  Taml: `B80-BFF,${indic}`,
  Telu: `C00-C7F,${indic}`,
  Thai: `E00-E7F,${joiners}`,
  Tibt: `F00-FFF,${joiners}`,
};

/** Returns the code of the script in which a language is written, such as `Grek` for `el`. */
export function getScript(locale: string): string {
  try {
    return new Intl.Locale(locale).maximize().script ?? 'Latn';
  } catch {
    return 'Latn';
  }
}

/** Lists the code points of ranges. */
export function listCodes(ranges: Ranges): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, i) => start + i);
  });
}

/**
 * Returns sorted code points as ranges.
 *
 * @param gap the number of code points that may be missing within a range
 */
export function toRanges(codes: readonly number[], gap = 0): Ranges {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code - last[1] <= gap + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`))
    .join(',');
}
