import type { LinkResolver } from './LinkResolver.ts';
import { renderMarkup } from './renderMarkup.ts';
import { renderPlain } from './renderPlain.ts';

/**
 * Renders Markdown to safe HTML: paragraphs, lists, emphasis, code, line breaks and links. Escapes
 * raw HTML. Resolves links with `page.link`; external ones open in a new tab and announce that.
 * With `typeset`, hyphenated words stay on one line.
 */
export function renderMarkdown(
  text: string,
  page: LinkResolver,
  inline: boolean,
  typeset = false,
): string {
  if (!plainText.test(text) || (!inline && text.includes('https://')))
    return renderMarkup(text, page, inline, typeset);
  const html = renderPlain(text, typeset);
  return inline ? html : `<p>${html}</p>\n`;
}

/** Matches most text without Markdown, for which the parser can be skipped. */
const plainText = /^[^\s\d+\-*_`[\\\p{Cc}][^*_`[\\\p{Cc}]*(?<!\s)$/u;

/**
 * Whether a text may contain Markdown. Text without any need not be parsed.
 *
 * @param inline whether the text is a line, in which “1. ” begins no list
 */
export function hasMarkdown(text: string, inline: boolean): boolean {
  return /[*_`[\\\n]/.test(text) || (!inline && /^ *(?:[-+]|\d{1,9}[.)])\s|https:\/\//.test(text));
}
