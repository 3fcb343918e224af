import { pieceAt, type TextFlaw } from './TextFlaw.ts';

/**
 * Finds sample text and notes to oneself.
 *
 * @param locale language of the site: `TODO` is a word in some
 */
export function findPlaceholder(text: string, locale: string): TextFlaw[] {
  const isWord = /^(?:ca|es|gl|it|pt)\b/.test(locale);
  const match =
    /\blorem ipsum\b/i.exec(text) ??
    /\b(?:TODO|FIXME):/.exec(text) ??
    (isWord ? null : /^\W*(?:TODO|FIXME)\b(?!\s+(?:app|item|list)s?\b)/.exec(text));
  if (!match) return [];
  return [
    {
      rule: 'placeholder-text',
      piece: pieceAt(text, match.index, match.index + match[0].length),
      message: `\`${match[0].trim()}\` looks like a placeholder.`,
      hint: 'write the text, or hide it with `draft: true` until it is written',
    },
  ];
}
