import { createRequire } from 'node:module';
import { explainPattern } from '../patterns/explainPattern.ts';
import type { Finding } from './Finding.ts';

/**
 * Explains why a form cannot use a pattern: for the reasons of `explainPattern`, or because the server
 * does not support it. The functions match patterns with RE2 (base/forms/
 * compileLinearPattern.ts), which a test compares with this check. Undefined for a usable pattern.
 */
export function explainFormPattern(
  pattern: string,
): Pick<Finding, 'rule' | 'message' | 'hint'> | undefined {
  const explained = explainPattern(pattern);
  if (explained !== undefined) return explained;
  const construct = unsupportedConstruct(pattern);
  if (construct === undefined) return undefined;
  return {
    rule: 'unsupported-pattern',
    message: `The server does not support \`${construct}\` in a pattern.`,
    hint: 'avoid lookaround, back-references and more than 1,000 repetitions, and use short names of Unicode categories, such as `\\p{L}`',
  };
}

/** Returns the part of a valid pattern that RE2 refuses, or undefined. */
function unsupportedConstruct(pattern: string): string | undefined {
  // Most patterns contain nothing that RE2 could refuse, so RE2 need not be loaded for them.
  if (pattern.length < 300 && !mayBeUnsupported.test(pattern)) return undefined;
  const { RE2JS }: typeof import('re2js') = createRequire(import.meta.url)('re2js');
  const escapes: readonly string[] = pattern.match(/\\./gsu) ?? [];
  // RE2JS would read `\k` as the letter k.
  if (escapes.includes('\\k')) return '\\k';
  const withoutKeys = pattern.replace(
    /\\([pP])\{(?:Script|sc|General_Category|gc)=|\\./gsu,
    (part, letter) => (letter === undefined ? part : `\\${letter}{`),
  );
  try {
    RE2JS.compile(RE2JS.translateRegExp(withoutKeys));
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    return /`(.*)`/s.exec(message)?.[1] ?? pattern;
  }
}

/** Groups other than `(?:`, escapes other than the common ones, high counts, and counts of groups. */
const mayBeUnsupported = /\(\?(?!:)|\\(?![dDwWsSnrt]|\W)|[{,]\d{3}|\)\{/u;
