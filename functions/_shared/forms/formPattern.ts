import { sharedPatterns } from './formSchema.ts';
import { linearPattern, type Matcher } from './linearPattern.ts';

/**
 * Compiles a pattern for a validator: those that a form declares in linear time, those that all forms
 * share with JavaScript's own engine. Generated validators call it by the name in `code`.
 */
export const formPattern = Object.assign(
  (source: string, flags: string): Matcher =>
    sharedPatterns.has(source) ? new RegExp(source, flags) : linearPattern(source, flags),
  { code: 'formPattern' },
);
