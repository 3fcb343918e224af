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

/** Lists the headings of an article with the anchors that they get. */
export function listHeadings(tokens: readonly Token[]): Heading[] {
  const counts = new Map<string, number>();
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return [];
    const text = getText(tokens[index + 1]);
    const name = toAnchor(text);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const id = count === 1 ? name : `${name}-${count}`;
    return [{ token, level: Number(token.tag.slice(1)), id, text }];
  });
}

/** Returns the text of an inline token without marks. */
function getText(token: Token | undefined): string {
  return (token?.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
    .join('');
}
