import { getOwn } from '../../../base/values/getOwn.ts';
import { engineFontFamilies, type Theme } from '../../../schema/vocabulary.ts';

/** A font file of share pictures. */
export interface CardFont {
  /** Path below public/, or below the package for a font that comes with it. */
  path: string;
  /** Address in the output, which changes with the content of the file. */
  address: string;
  /** What it is used for; `all` for letters that the others lack. */
  role: 'display' | 'text' | 'all';
  /** The heaviest weight up to 700. */
  weight: number;
  /** The letters that it is used for: only those beside the basic Latin ones. */
  isOtherLatin?: true;
}

/** Lists the font files of a theme and `font` of `sharePictures`: what a text tries first comes first. */
export function listCardFonts(
  { fonts }: Theme,
  other: string | undefined,
  files: Readonly<Record<string, string>>,
): CardFont[] {
  const toFont = (path: string, font: Omit<CardFont, 'path' | 'address'>): CardFont => {
    return { path, address: files[path] ?? path, ...font };
  };
  const listFiles = (role: 'display' | 'text'): CardFont[] => {
    const { family, file, weights = '400' } = fonts?.[role] ?? { family: 'Instrument Sans' };
    if (file) return [toFont(file, { role, weight: readWeight(weights) })];
    const engine = getOwn(engineFontFamilies, family);
    if (!engine) return [];
    const weight = readWeight(engine.weights);
    return engine.files
      .map(({ path, range }) =>
        toFont(path, { role, weight, ...(range && { isOtherLatin: true }) }),
      )
      .reverse();
  };
  return [
    ...listFiles('display'),
    ...listFiles('text'),
    ...(other ? [toFont(other, { role: 'all', weight: 700 })] : []),
  ];
}

/** Where the fonts are that come with the package. */
export const engineFonts = '/renderer/fonts/';

function readWeight(weights: string): number {
  return Math.min(700, Number(weights.split(' ').at(-1)));
}
