import {
  invalidPattern,
  type PatternFault,
  unsupportedPattern,
} from '../../rules/shape/patterns.ts';
import { compilePattern } from './compilePattern.ts';

/**
 * Explains why a form or row schema cannot use a pattern: it does not compile with the flag `u`, or
 * it cannot be matched in linear time. Returns undefined for a usable pattern.
 */
export function explainPattern(pattern: string): PatternFault | undefined {
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return invalidPattern(getReason(error as Error));
  }
  // Most patterns contain nothing that RE2 could refuse, so RE2 need not be loaded for them.
  if (pattern.length < 300 && !mayBeUnsupported.test(pattern)) return undefined;
  try {
    compilePattern(pattern);
    return undefined;
  } catch (error) {
    const { cause } = error as { cause?: Error };
    const construct = /`(.*)`/s.exec(cause?.message ?? '')?.[1] ?? pattern;
    return unsupportedPattern(construct);
  }
}

/** Groups other than `(?:`, escapes other than the common ones, high counts, and counts of groups. */
const mayBeUnsupported = /\(\?(?!:)|\\(?![dDwWsSnrt]|\W)|[{,]\d{3}|\)\{/u;

/** Returns the engine's reason without the pattern, which the engine repeats. */
function getReason({ message }: Error): string {
  return (message.split(': ').at(-1) ?? message).replace(/^[A-Z]/, (first) => first.toLowerCase());
}
