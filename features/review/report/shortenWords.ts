import type { WordChange } from '../../../base/text/diffWords.ts';

/** Shortens what is the same between the changed words of a text to a few words of context. */
export function shortenWords(words: readonly WordChange[]): WordChange[] {
  const hasChange = words.some(({ kind }) => kind !== 'same');
  return words.map(({ kind, text }, index) => {
    if (text.length <= maxContext * 2 || (kind !== 'same' && text.length <= maxText))
      return { kind, text };
    const [start, end] = [text.slice(0, maxContext), text.slice(-maxContext)];
    if (kind !== 'same' || !hasChange) return { kind, text: `${text.slice(0, maxText)} …` };
    const before = index === 0 ? '' : `${start} `;
    const after = index === words.length - 1 ? '' : ` ${end}`;
    return { kind, text: `${before}…${after}` };
  });
}

const maxContext = 30;
const maxText = 300;
