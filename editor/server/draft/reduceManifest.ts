import { findEntry } from '../../../features/_shared/yamlEdits/index.ts';
import { outlineTopLevel } from '../../../schema/index.ts';

/** Returns a manifest's text with one page only; undefined if that would take parsing it. */
export function keepOnlyPage(text: string, key: string): string | undefined {
  const found = findEntry(text, 'pages', key);
  const first = found?.entries[0];
  const last = found?.entries.at(-1);
  if (!first || !last) return undefined;
  const { from, to } = found.entry;
  return text.slice(0, first.from) + text.slice(from, to) + text.slice(last.to);
}

/** Returns a manifest's text without its pages; undefined if that would take parsing it. */
export function removePages(text: string): string | undefined {
  const pages = outlineTopLevel(text).find(({ key }) => key === 'pages');
  return pages && `${text.slice(0, pages.from)}pages: {}\n${text.slice(pages.to)}`;
}
