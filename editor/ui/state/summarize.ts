import { plainWords } from '../../../base/text/plainWords.ts';

/** Returns a short text by which an author recognizes content: its title, or else its first text. */
export function summarize(content: unknown): string {
  if (typeof content === 'string') return shorten(content);
  if (typeof content !== 'object' || content === null) return String(content ?? '');
  const entries = Object.entries(content).filter(([key]) => key !== 'type' && key !== 'use');
  const texts = entries.filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const titles = ['title', 'headline', 'label', 'name', 'question'].flatMap(
    (key) => texts.find(([name]) => name === key)?.[1] ?? [],
  );
  return shorten(
    titles[0] ??
      texts.find(
        ([key]) => !['id', 'tone', 'eyebrow', 'icon', 'style', 'layout'].includes(key),
      )?.[1] ??
      '',
  );
}

function shorten(content: string): string {
  const text = plainWords(content);
  return text.length > 48 ? `${text.slice(0, 46).trimEnd()}…` : text;
}
