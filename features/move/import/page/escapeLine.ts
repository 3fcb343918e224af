import { escapeText } from '../../../_shared/runs/index.ts';

/** Writes the words of an old page as a line of Markdown, in which nothing is a mark or a link. */
export function escapeLine(words: string): string {
  return escapeText(words).replaceAll('\\](', '\\]\\(');
}
