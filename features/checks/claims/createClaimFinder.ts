import { getOwn } from '../../../base/values/getOwn.ts';
import type { ClaimLanguage } from './ClaimLanguage.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

/** A figure or a promise in a text. */
export interface Claim {
  /** The subject. Claims with the same subject and another value contradict each other. */
  subject: string;
  /** Its number; of a promise the longest time, in hours. */
  value: number;
  /** As it is written. */
  words: string;
}

/** Finds the claims of a text. The title of its page says whom it is for. */
type ClaimFinder = (text: string, title?: string) => Claim[];

/**
 * Returns a function that finds the claims of a text: lower bounds with a noun (“500+ businesses”), times
 * of an event (“we answer within 24 hours”) and terms (“14-day free trial”). Returns undefined for a
 * language that it does not know.
 */
export function createClaimFinder(locale: string): ClaimFinder | undefined {
  const language = getOwn(languages, locale.split('-')[0] ?? '');
  if (!language) return undefined;
  const { suspect, spelled } = language;
  const isSuspect = (text: string) =>
    suspect.test(text) || (text.includes(spelled.unit) && spelled.pattern.test(text));
  return (text, title = '') => {
    if (!isSuspect(text)) return [];
    const isForOthers = readWords(title).some(({ word }) =>
      language.otherwise.test(word.toLowerCase()),
    );
    return findClaims(text, { ...language, ...(isForOthers && { within: [] }) });
  };
}

const languages: Record<string, ClaimLanguage> = { en: english, de: german, es: spanish };

function findClaims(original: string, language: ClaimLanguage): Claim[] {
  // A character that ends a claim: a number from a row is none.
  const text = original.replace(/\{\{.*?\}\}/g, '\uFFFC');
  const tokens = readWords(text);
  const words = tokens.map(({ word }) => word.toLowerCase());
  const slice = (from: number, to: number) => {
    const last = tokens[to - 1];
    return last ? text.slice(tokens[from]?.index, last.index + last.word.length) : '';
  };
  return words.flatMap((_, index): Claim[] => {
    const number = readNumber(words, index, language);
    if (!number) return [];
    const found =
      readPromise(words, number, language) ??
      readTerm(words, number, language) ??
      readCount(words, number, language, (at) => tokens[at]?.word ?? '');
    return found
      ? [{ subject: found.subject, value: found.value, words: slice(found.from, found.to) }]
      : [];
  });
}

function readWords(text: string): { word: string; index: number }[] {
  return [...text.matchAll(token)].map(({ 0: word, index }) => ({ word, index }));
}

/** Words with their hyphens, numbers, and any other character by itself. */
const token = /\p{L}[\p{L}’'-]*|\d[\d.,]*\d|\d|\S/gu;
const isWord = /^\p{L}/u;

/** A number, from its first token to the token after its last; of a range, the upper end. */
interface ClaimNumber {
  value: number;
  from: number;
  to: number;
  /** In hours, if a unit of time follows. */
  hours?: number;
  isOpen: boolean;
}

interface FoundClaim {
  subject: string;
  value: number;
  from: number;
  to: number;
}

function readNumber(
  words: readonly string[],
  from: number,
  { numbers, to: until, million, working, times }: ClaimLanguage,
): ClaimNumber | undefined {
  const first = parseNumber(words[from]) ?? numbers[words[from] ?? ''];
  if (first === undefined || /^[$€£#/–-]$/.test(words[from - 1] ?? '')) return undefined;
  let value = first;
  let to = from + 1;
  const isRange = /^[-–]$/.test(words[to] ?? '') || until.test(words[to] ?? '');
  const upper = isRange ? parseNumber(words[to + 1]) : undefined;
  if (upper !== undefined) [value, to] = [upper, to + 2];
  const factor = words[to] === 'k' ? 1e3 : million.test(words[to] ?? '') ? 1e6 : 1;
  if (factor > 1) [value, to] = [value * factor, to + 1];
  const isOpen = words[to] === '+';
  if (isOpen) to++;
  const unitAt = [to, to + 1].find((at) => isWord.test(words[at] ?? ''));
  const skips = unitAt !== undefined && (unitAt === to || words[to] === '-');
  const timeAt = skips && working.test(words[unitAt] ?? '') ? unitAt + 1 : unitAt;
  const hours = skips
    ? times.find(([unit]) => unit.test(words[timeAt ?? -1] ?? ''))?.[1]
    : undefined;
  if (hours !== undefined && timeAt !== undefined)
    return { value: value * hours, from, to: timeAt + 1, hours, isOpen };
  // A number word without a unit of time is a pronoun or an article.
  return parseNumber(words[from]) === undefined ? undefined : { value, from, to, isOpen };
}

/** Reads “match within 24 hours”, or “within 24 hours we answer”. */
function readPromise(
  words: readonly string[],
  { value, from, to, hours }: ClaimNumber,
  { within, between, varies, events, otherwise, ending }: ClaimLanguage,
): FoundClaim | undefined {
  const start = hours === undefined ? undefined : findPhraseBefore(words, from, within);
  if (start === undefined) return undefined;
  if (words.slice(Math.max(0, start - 8), to + 8).some((word) => otherwise.test(word)))
    return undefined;
  const getName = (word: string) => events.find(([pattern]) => pattern.test(word))?.[1];
  let before = start - 1;
  while (between.test(words[before] ?? '')) before--;
  const event = words[before] ?? '';
  if (isWord.test(event)) {
    if (varies.test(event)) return undefined;
    const name = getName(event);
    // Other events than answers differ less often if they take one to five days.
    const isService = event.length > 3 && value >= 12 && value <= 120;
    if (!name && !isService) return undefined;
    return { subject: `time ${name ?? event.replace(ending, '')}`, value, from: before, to };
  }
  let after = to;
  while (between.test(words[after] ?? '')) after++;
  const subject = getName(words[after] ?? '');
  return subject ? { subject: `time ${subject}`, value, from: start, to: after + 1 } : undefined;
}

/** Reads “14-day free trial”, or “a trial of 14 days”. */
function readTerm(
  words: readonly string[],
  { value, from, to, hours }: ClaimNumber,
  { terms }: ClaimLanguage,
): FoundClaim | undefined {
  if (hours === undefined) return undefined;
  const after = words[to] === '-' ? to + 1 : to;
  for (const term of terms) {
    const start = findPhraseBefore(words, from, term.before);
    if (start !== undefined) return { subject: `term ${term.name}`, value, from: start, to };
    for (const phrase of term.after) {
      const end = after + phrase.split(' ').length;
      if (words.slice(after, end).join(' ') === phrase)
        return { subject: `term ${term.name}`, value, from, to: end };
    }
  }
  return undefined;
}

/** Reads “500+ happy clients”, or “more than 500 clients”. */
function readCount(
  words: readonly string[],
  { value, from, to, hours, isOpen }: ClaimNumber,
  { atLeast, lead, filler, noun, restriction, unit, ending }: ClaimLanguage,
  getText: (word: number) => string,
): FoundClaim | undefined {
  const start = isOpen ? from : findPhraseBefore(words, from, atLeast);
  if (start === undefined || hours !== undefined || value < 10) return undefined;
  const before = words[start - 1] ?? '.';
  if (!isOpen && !/^[.,!?:;(–—]$/.test(before) && !lead.test(before)) return undefined;
  let first = to;
  while (first < to + 2 && filler.test(words[first] ?? '')) first++;
  const last = [first, first + 1, first + 2].find((at) => noun.test(getText(at)));
  if (last === undefined || restriction.test(words[last + 1] ?? '')) return undefined;
  const counted = words.slice(first, last + 1);
  if (!counted.every((word) => isWord.test(word) && word.length > 2 && !unit.test(word)))
    return undefined;
  const subject = counted.map((word) => word.replace(ending, '')).join(' ');
  return { subject: `count ${subject}`, value, from: start, to: last + 1 };
}

/** Finds the longest of some phrases that ends before a token. */
function findPhraseBefore(
  words: readonly string[],
  end: number,
  phrases: readonly string[],
): number | undefined {
  const starts = phrases.flatMap((phrase) => {
    const start = end - phrase.split(' ').length;
    return start >= 0 && words.slice(start, end).join(' ') === phrase ? start : [];
  });
  return starts.length > 0 ? Math.min(...starts) : undefined;
}

function parseNumber(word = ''): number | undefined {
  if (!/^\d/.test(word)) return undefined;
  return /^\d{1,3}(?:[.,]\d{3})+$/.test(word)
    ? Number(word.replace(/[.,]/g, ''))
    : Number.parseFloat(word.replace(',', '.'));
}
