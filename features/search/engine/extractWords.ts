import { toLatinLetters } from '../../../base/text/toLatinLetters.ts';

/**
 * Splits a text into the words of the index: lower case, without accents, Arabic words without their
 * article. A script without spaces between words gives pairs of neighbouring characters, because the
 * dictionaries of browsers differ; the last character of a run is a word as well, so that one
 * character finds it.
 */
export function extractWords(text: string): string[] {
  return split(text, true);
}

/** Splits what a visitor typed into the words to find. */
export function extractQueryWords(text: string): string[] {
  return [...new Set(split(text, false))];
}

function split(text: string, withLast: boolean): string[] {
  return (fold(text).match(words) ?? []).flatMap((run) =>
    withoutSpaces.test(run)
      ? splitRun(run, withLast)
      : run.replace(arabicArticle, (article) => (run.length - article.length > 2 ? '' : article)),
  );
}

function fold(text: string): string {
  return toLatinLetters(text)
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .replace(/[ىةۀکی]/g, (letter) => arabicLetters[letter] ?? letter);
}

/** Accents of Greek and Cyrillic letters; points and vowels of Hebrew and Arabic, and its stretching. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;

/** Arabic letters that are written in several ways. */
const arabicLetters: Readonly<Record<string, string>> = {
  ى: 'ي',
  ة: 'ه',
  ۀ: 'ه',
  ک: 'ك',
  ی: 'ي',
};

const script =
  '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}';
const withoutSpaces = new RegExp(`^[${script}]`, 'u');
const words = new RegExp(
  `(?:(?=[\\p{L}\\p{N}\\p{M}])[${script}])+|(?:(?![${script}])[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
);
const arabicArticle = /^[وفبكل]?(?:ال|لل)/;

function splitRun(run: string, withLast: boolean): string[] {
  const characters = Array.from(run);
  const pairs = characters.slice(1).map((next, index) => `${characters[index]}${next}`);
  return withLast || pairs.length === 0 ? [...pairs, ...characters.slice(-1)] : pairs;
}
