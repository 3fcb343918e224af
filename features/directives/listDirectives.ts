import { parseArticle } from '../../schema/vocabulary.ts';
import type { Directive } from './syntax/Directive.ts';

/** Lists the directives of an article, but not those inside of others. */
export function listDirectives(text: string): Directive[] {
  return /^[ \t>*+\d.)-]*:/m.test(text)
    ? parseArticle(text).tokens.flatMap(({ type, meta }) => (type === 'section' ? meta : []))
    : [];
}
