import { compileLinearPattern, type Matcher } from './compileLinearPattern.ts';
import { builtInPatterns } from './createFormSchema.ts';

/**
 * Compiles a pattern for a validator. A form's own patterns run in linear time; the built-in patterns
 * use the JavaScript engine. Generated validators call this function by the name in `code`.
 */
export const compileFormPattern = Object.assign(
  (source: string, flags: string): Matcher =>
    builtInPatterns.has(source) ? new RegExp(source, flags) : compileLinearPattern(source, flags),
  { code: 'compileFormPattern' },
);
