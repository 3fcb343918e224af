import { escapeHtml } from '../../../base/text/escape.ts';
import { splitHyphenated } from './splitHyphenated.ts';

/** Escapes text. With `typeset`, hyphenated words stay on one line. */
export function renderPlain(text: string, typeset: boolean): string {
  if (!typeset) return escapeHtml(text);
  return splitHyphenated(text)
    .map((piece, at) => {
      const html = escapeHtml(piece);
      return at % 2 ? `<span class="unbroken">${html}</span>` : html;
    })
    .join('');
}
