import { covers, type FontCoverage } from '../../_shared/fonts/index.ts';
import { type CardFont, engineFonts } from '../card/listCardFonts.ts';

/**
 * Finds the first letter of a text that no font of a picture has.
 *
 * @param coverages what the fonts of the site have, by path; the fonts of Blockwright have the Latin letters
 */
export function findUncovered(
  text: string,
  fonts: readonly CardFont[],
  coverages: ReadonlyMap<string, FontCoverage>,
): string | undefined {
  const own = fonts.flatMap(({ path }) => coverages.get(path) ?? []);
  const hasLatin = fonts.some(({ path }) => path.startsWith(engineFonts));
  return Array.from(text).find((letter) => {
    if (ignored.test(letter) || (hasLatin && latin.test(letter))) return false;
    return !covers(own, letter);
  });
}

/** Spaces and marks of direction need no letter. */
const ignored = /[\p{Z}\p{Cc}\p{Cf}]/u;

const latin = /[\u0021-\u024f\u02bb-\u02dd\u1e00-\u1eff\u2010-\u205e\u20a0-\u20bf\u2122]/;
