import { parseArticle } from '../../../schema/vocabulary.ts';
import { maskCode } from '../../_shared/markdown/index.ts';

/** Replaces code, escaped characters and directives of an article by spaces of the same length. */
export function maskArticleCode(text: string): string {
  const lines = text.split('\n');
  for (const { type, map } of parseArticle(text).tokens)
    if (map && ['code_block', 'fence', 'section'].includes(type))
      for (let line = map[0]; line < map[1]; line++)
        lines[line] = ' '.repeat(lines[line]?.length ?? 0);
  return maskCode(lines.join('\n'));
}
