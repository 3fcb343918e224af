import { createRequire } from 'node:module';
import { compileLinearPattern, type Matcher } from '../../../base/forms/compileLinearPattern.ts';

/**
 * Compiles a regular expression of the site to a matcher that runs in linear time. Loads the engine on
 * first use, since few sites need it.
 *
 * @throws SyntaxError
 */
export function compilePattern(pattern: string): Matcher {
  const { RE2JS }: typeof import('re2js') = createRequire(import.meta.url)('re2js');
  return compileLinearPattern(pattern, RE2JS);
}
