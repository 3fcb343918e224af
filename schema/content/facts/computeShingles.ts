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
