import { listTexts } from '../../../base/values/listTexts.ts';
import type { ResolvedPage } from '../../../schema/index.ts';

/**
 * Computes the MinHash of the words of a page, in base64: 240 numbers of 16 bits. Two sketches
 * estimate how similar two pages are without their texts.
 */
export function computeSketch(page: ResolvedPage): string {
  return Buffer.from(computeMinima(computePageShingles(page)).buffer).toString('base64');
}

/** Computes the shingles of what a page says, without the short values of its rows. */
export function computePageShingles(page: ResolvedPage): Uint32Array {
  return computeShingles(extractText(page));
}

/** Joins the texts of a page in lower case and removes the short values of its rows. */
function extractText(page: ResolvedPage): string {
  const values = [...page.provenance.scope.names.values()]
    .filter((binding) => binding.row)
    .flatMap((binding) => Object.values(binding.value as object))
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => String(value).toLowerCase())
    .filter((value) => value.length > 1 && value.length <= longestName)
    .sort((a, b) => b.length - a.length);
  const texts: string[] = [];
  for (const section of page.sections) if (section.isShown) listTexts(section.value, texts);
  // A name or an address, which has no space, is no prose.
  let text = texts
    .filter((one) => one.includes(' '))
    .join(' \u2022 ')
    .toLowerCase();
  for (const value of values) text = text.replaceAll(value, ' ');
  return text;
}

/** Longer values are texts of their own, such as an article: they make a page different from others. */
const longestName = 80;

const binCount = 240;

/**
 * Computes a one-permutation MinHash: the least hash of each bin of the hash space, shortened to
 * 16 bits (Li, Owen, Zhang, "One Permutation Hashing", NIPS 2012). 0 stands for an empty bin.
 */
function computeMinima(shingles: Uint32Array): Uint16Array<ArrayBuffer> {
  const least = new Uint32Array(binCount).fill(empty);
  for (const shingle of shingles) {
    let mixed = Math.imul(shingle ^ (shingle >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed = (mixed ^ (mixed >>> 16)) >>> 0;
    const bin = mixed % binCount;
    if (mixed < (least[bin] as number)) least[bin] = mixed;
  }
  const minima = new Uint16Array(binCount);
  for (let bin = 0; bin < binCount; bin++) {
    const hash = least[bin] as number;
    // The bin is the remainder, so only the quotient distinguishes hashes of one bin.
    if (hash !== empty) minima[bin] = (Math.floor(hash / binCount) % 0xffff) + 1;
  }
  return minima;
}

const empty = 0xffffffff;

/**
 * Computes the hash of every run of four words of a text, duplicates included. Words are runs of
 * letters, digits and bullets.
 */
export function computeShingles(text: string): Uint32Array {
  const hashes = hashWords(text);
  const shingles = new Uint32Array(Math.max(0, hashes.length - 3));
  for (let index = 0; index < shingles.length; index++) {
    let value = 0;
    for (let word = index; word < index + 4; word++)
      value = Math.imul(value ^ (hashes[word] as number), prime) + 0x9e3779b1;
    shingles[index] = value;
  }
  return shingles;
}

/** Computes the hash of each word (FNV-1a, 32 bits) without slicing the text, which is slower. */
function hashWords(text: string): number[] {
  const hashes: number[] = [];
  let value = seed;
  let within = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 128 ? isAsciiWord(code) : isWord(text.codePointAt(index) as number)) {
      value = Math.imul(value ^ code, prime);
      // Both halves of a surrogate pair are one character.
      if (isHighSurrogate(code)) value = Math.imul(value ^ text.charCodeAt(++index), prime);
      within = true;
    } else if (within) {
      hashes.push(value);
      value = seed;
      within = false;
    }
  }
  if (within) hashes.push(value);
  return hashes;
}

const seed = 0x811c9dc5;
const prime = 0x01000193;

function isAsciiWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
}

function isWord(codePoint: number): boolean {
  let isKnownWord = words.get(codePoint);
  if (isKnownWord === undefined) {
    isKnownWord = /[\p{L}\p{N}\u2022]/u.test(String.fromCodePoint(codePoint));
    words.set(codePoint, isKnownWord);
  }
  return isKnownWord;
}

const words = new Map<number, boolean>();

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}
