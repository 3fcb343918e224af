import type { YamlPath } from '../../../schema/vocabulary.ts';
import type { EntryLocation } from './EditorCommand.ts';
import type { SiteTexts } from './SiteTexts.ts';

/** Lists every text of a value with its path, except the routes in `redirectFrom`. */
export function listLocatedTexts(
  value: unknown,
  at: YamlPath = [],
): { at: YamlPath; value: string }[] {
  if (at.at(-1) === 'redirectFrom') return [];
  if (typeof value === 'string') return [{ at, value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => listLocatedTexts(inner, [...at, key]));
}

/** Replaces the texts of a site, or of some of its files, for which `replace` returns another one. */
export function replaceTexts(
  texts: SiteTexts,
  replace: (text: string, location: EntryLocation) => string,
  files: Iterable<string> = texts.files,
): void {
  for (const file of files)
    for (const { at, value } of listLocatedTexts(texts.yaml(file).value)) {
      const updated = replace(value, { file, path: [...at] });
      if (updated !== value) texts.edit(file, { kind: 'set', path: at, value: updated });
    }
}

/** Returns a pattern that matches exactly a text. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
