import type { Token } from 'markdown-it';
import { toAnchor } from './toAnchor.ts';

/** A heading of an article. */
export interface Heading {
  /** Its `heading_open` token. */
  token: Token;
  /** The number of `#`; 1 or 2 for a heading that is underlined. */
  level: number;
  /** Its anchor, which is unique in the article. */
  id: string;
  text: string;
}

/**
 * Lists the headings of an article with the anchors that they get. A heading whose words are repeated
 * gets a number, which no other heading has by its words.
 */
export function listHeadings(tokens: readonly Token[]): Heading[] {
  const headings = tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return [];
    const text = getText(tokens[index + 1]);
    return [{ token, level: Number(token.tag.slice(1)), id: toAnchor(text), text }];
  });
  const names = new Set(headings.map(({ id }) => id));
  const counts = new Map<string, number>();
  return headings.map((heading) => {
    const { id: name } = heading;
    let count = (counts.get(name) ?? 0) + 1;
    while (count > 1 && names.has(`${name}-${count}`)) count += 1;
    counts.set(name, count);
    return count === 1 ? heading : { ...heading, id: `${name}-${count}` };
  });
}

/** Returns the text of an inline token without marks. */
function getText(token: Token | undefined): string {
  return (token?.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
    .join('');
}
