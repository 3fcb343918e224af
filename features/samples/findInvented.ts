import { maskCode } from '../_shared/markdown/index.ts';

/**
 * Finds addresses and telephone numbers that belong to nobody: hosts such as example.org, and numbers
 * that are kept for stories, such as 555. Code is no contact.
 */
export function findInvented(text: string): string[] {
  if (!candidate.test(text)) return [];
  const read = text.includes('`') ? maskCode(text) : text;
  return patterns.flatMap((pattern) => Array.from(read.matchAll(pattern), ([found]) => found));
}

/** Whether nobody can have a site at a host: it is kept for examples, or for this machine. */
export function isInventedHost(host: string): boolean {
  return /(?:^|\.)(?:example\.(?:com|net|org)|localhost|test|invalid)$|^[\d.]+$|^\[/.test(host);
}

/** Matches every text with such an address or number, so that most texts are searched only once. */
const candidate = /example\.(?:com|net|org)|555|(?:1632|7700|7946|496)/i;

const patterns = [
  /[^\s"'<>()[\]{}|,;]*\bexample\.(?:com|net|org)\b(?:[/?#:][^\s"'<>()[\]{}|]*[^\s"'<>()[\]{}|.,;:!?])?/gi,
  // North America: with an area or country code, or with a space or hyphen.
  /(?<![\d+])(?:(?:\+|00)?1[ .-]?(?:\(?[2-9]\d\d\)?[ .-]{0,2})?|\(?[2-9]\d\d\)?[ .-]{1,2})555[ .-]?\d{4}(?!\d)|(?<![\d+][ .-]?)555[ .-]\d{4}(?!\d)/g,
  // The United Kingdom.
  /(?:\+44 ?(?:\(0\))?|(?<![\d+])0)(?:1632 ?960|20 ?7946 ?0|7700 ?900|1[1-9]1 ?496 ?0|113 ?496 ?0) ?\d{3}(?!\d)/g,
];
