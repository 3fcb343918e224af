import { compileLinearPattern, type Matcher } from './compileLinearPattern.ts';
import { builtInPatterns } from './createFormSchema.ts';

/**
 * Compiles a pattern for a validator: those that a form declares in linear time, those that all forms
 * share with JavaScript's own engine. Generated validators call it by the name in `code`.
 */
export const compileFormPattern = Object.assign(
  (source: string, flags: string): Matcher =>
    builtInPatterns.has(source) ? new RegExp(source, flags) : compileLinearPattern(source, flags),
  { code: 'compileFormPattern' },
);
