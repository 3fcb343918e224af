import { parseArticle } from '../../markdown/parseArticle.ts';
import { blankCode } from './blankCode.ts';

/** Replaces the code and the escaped characters of an article by spaces of the same length. */
export function blankArticleCode(text: string): string {
  const lines = text.split('\n');
  for (const { type, map } of parseArticle(text).tokens)
    if (map && (type === 'fence' || type === 'code_block'))
      for (let line = map[0]; line < map[1]; line++)
        lines[line] = ' '.repeat(lines[line]?.length ?? 0);
  return blankCode(lines.join('\n'));
}
