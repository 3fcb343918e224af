import { listHeadings, parseArticle } from '../../schema/vocabulary.ts';
import { partId } from './partId.ts';
import type { Prose } from './schema.ts';

/** Lists the entries of the table of contents: the parts, or the highest headings of the text. */
export function listContents({ text = '', items }: Prose): { id: string; title: string }[] {
  if (items) return items.map((item) => ({ id: partId(item), title: item.title }));
  const headings = listHeadings(parseArticle(text).tokens);
  const highest = Math.min(...headings.map(({ level }) => level));
  return headings
    .filter(({ level }) => level === highest)
    .map(({ id, text: title }) => ({ id, title }));
}
