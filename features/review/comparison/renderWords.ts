import type { WordChange } from '../../../base/text/diffWords.ts';
import { escapeHtml } from '../../../base/text/escape.ts';

/** Renders a word diff as HTML with `ins` and `del`. */
export function renderWords(words: readonly WordChange[], escapeText = escapeHtml): string {
  const tags = { same: undefined, added: 'ins', removed: 'del' };
  return words
    .map(({ kind, text }) => {
      const tag = tags[kind];
      return tag ? `<${tag}>${escapeText(text)}</${tag}>` : escapeText(text);
    })
    .join('');
}
