import { findEntrySpan } from './EntrySpan.ts';

/** A manifest's text with one page only; undefined where that cannot be told without parsing. */
export function keepOnlyPage(text: string, key: string): string | undefined {
  const stretch = findEntrySpan(text, 'pages', key);
  if (!stretch) return undefined;
  const { sectionFrom: top, from, to, sectionTo: bottom } = stretch;
  return text.slice(0, top) + text.slice(from, to) + text.slice(bottom);
}

/** A manifest's text without its pages; undefined where that cannot be told without parsing. */
export function removePages(text: string): string | undefined {
  const start = /^pages:[ \t]*(?:#.*)?\r?$/m.exec(text)?.index;
  if (start === undefined) return undefined;
  const below = text.indexOf('\n', start) + 1;
  const next = text.slice(below).search(/^[^\s#]/m);
  return `${text.slice(0, start)}pages: {}\n${next < 0 ? '' : text.slice(below + next)}`;
}
