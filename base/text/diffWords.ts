import { diffLists } from '../lists/diffLists.ts';

/** A piece of a word diff. All pieces but the removed ones, joined, are the new text. */
export interface WordChange {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Compares two texts by words, in any script. Of texts that differ too much, all words differ. */
export function diffWords(oldText: string, newText: string): WordChange[] {
  const changes: WordChange[] = [];
  let pending = { removed: '', added: '' };
  const flush = () => {
    if (pending.removed) changes.push({ kind: 'removed', text: pending.removed });
    if (pending.added) changes.push({ kind: 'added', text: pending.added });
    pending = { removed: '', added: '' };
  };
  const parts = diffLists(splitWords(oldText), splitWords(newText));
  for (const [index, { kind, items }] of parts.entries()) {
    const text = items.join('');
    if (kind !== 'same') pending[kind] += text;
    else if (text.trim() === '' && index > 0 && index < parts.length - 1) {
      // A space between two changed words reads better as part of the change.
      pending.removed += text;
      pending.added += text;
    } else {
      flush();
      changes.push({ kind: 'same', text });
    }
  }
  flush();
  return changes;
}

/** Splits a text into words, spaces and punctuation. */
export function splitWords(text: string): string[] {
  // Created at the first use: loading the words of a language takes milliseconds in each thread.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  const words = segmenter;
  return Array.from(text.matchAll(pieces), ([piece]) => piece).flatMap((piece) =>
    Array.from(words.segment(piece), ({ segment }) => segment),
  );
}

let segmenter: Intl.Segmenter | undefined;

// The work of a segmenter grows with the square of its text, so a text is split in pieces.
const pieces = /.{0,999}(?:\s(?!\s)|[。、，])|.{1,1000}/gsu;
